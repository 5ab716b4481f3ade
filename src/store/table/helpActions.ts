import type { Match } from '../match/match.ts';
import { hintQuestion, oddsQuestion } from '../match/questions.ts';
import type { AskedOdds, Passing } from './passing.ts';
import type { EveryDeed } from './source.ts';

export interface HelpActions extends Pick<EveryDeed, 'askHint' | 'askOdds'> {
  readonly tellOdds: (odds: AskedOdds['odds']) => void;
}

type Helped = Pick<Passing, 'hint' | 'askedOdds'>;

export function helpActions(
  get: () => Helped & { readonly match: Match | null },
  set: (change: Partial<Helped>) => void,
): HelpActions {
  return {
    askHint: () => {
      const { match, hint } = get();
      if (match === null || hint !== null || hintQuestion(match) === undefined) return;
      set({ hint: { told: 'nothing' } });
    },
    askOdds: () => {
      const { match, askedOdds } = get();
      if (match === null || askedOdds !== null || oddsQuestion(match) === undefined) return;
      set({ askedOdds: { odds: 'awaited' } });
    },
    tellOdds: (odds) => {
      if (get().askedOdds !== null) set({ askedOdds: { odds } });
    },
  };
}
