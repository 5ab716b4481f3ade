import type { Match } from '../match/match.ts';
import { hintQuestion, oddsQuestion } from '../match/questions.ts';
import type { AskedOdds, Passing } from './passing.ts';

/** What asks for help, and tells help that no record counts. */
export interface HelpActions {
  readonly askHint: () => void;
  /** Asks what comes of playing on for the seat at this device that may end the round. */
  readonly askOdds: () => void;
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
