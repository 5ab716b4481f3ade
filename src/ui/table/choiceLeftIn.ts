import type { Play } from '../../engine/index.ts';

/** What choice is left: none, as the play makes itself, one legal play alone, or several. */
export type ChoiceLeft = 'itself' | 'only' | 'free';

interface Asked<At> {
  playsItself(position: At): boolean;
  legalPlays(position: At): readonly Play[];
}

export function choiceLeftIn<At>(rules: Asked<At>, position: At): ChoiceLeft {
  if (rules.playsItself(position)) return 'itself';
  return rules.legalPlays(position).length === 1 ? 'only' : 'free';
}
