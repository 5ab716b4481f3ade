import { baitOf, fishOf, formOf, halvesOf, type Kind, type Play } from '../engine/index.ts';
import type { Say } from './say.ts';
import { tileInSentence } from './tileNames.ts';

/** A play with who made it and from where. */
export interface SpokenPlay {
  readonly name: string;
  readonly phase: 'hand' | 'drawn';
  readonly play: Play;
}

/** A play as a sentence: `Ann took the Black Nine 6‑3 with the Red Nine 5‑4`. */
export function playWords({ name, phase, play }: SpokenPlay, say: Say): string {
  const values = {
    name,
    bait: tileInSentence(baitOf(play), say),
    fish: tileInSentence(fishOf(play), say),
  };
  const form = formOf(play);
  // Stacks and pairs are laid from the hand only (F9, F10).
  if (form === 'stack' || form === 'pair') return say(`table.play.${form}`, values);
  return say(`table.play.${phase}.${form}`, values);
}

/** A play as a short sentence of pips: `Bo drew 6-3 and took 5-4`. */
export function playBrief({ name, phase, play }: SpokenPlay, say: Say): string {
  const values = { name, bait: pipText(baitOf(play)), fish: pipText(fishOf(play)) };
  const form = formOf(play);
  if (form === 'stack' || form === 'pair') return say(`table.brief.${form}`, values);
  return say(`table.brief.${phase}.${form}`, values);
}

/** The halves of a tile: `5‑4`, with a hyphen at which no line ends. */
export function pipText(kind: Kind): string {
  return halvesOf(kind).join('‑');
}
