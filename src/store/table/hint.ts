import type { PlayValue } from '../../bots/bot.ts';
import type { Play } from '../../engine/index.ts';
import { currentRound, type Match, withCurrentRound } from '../match/match.ts';
import { withOneMore } from '../match/recordCounts.ts';

/** What can be expected of the settlement at the end of the round, in points won or lost. */
export interface Expected {
  readonly points: number;
  /** The best of the other plays; null where there is no other. */
  readonly next: NextBest | null;
}

export interface NextBest {
  readonly play: Play;
  readonly points: number;
  /** Whether the two are no farther apart than chance alone may bring. */
  readonly isAsGood: boolean;
}

export interface Advice {
  readonly play: Play;
  /** Whether a quicker bot has answered in the place of the strongest one. */
  readonly standIn: boolean;
  /** The best first; none where no bot has reckoned so far. */
  readonly values: readonly PlayValue[];
  /** Null where no bot has reckoned so far. */
  readonly expected: Expected | null;
}

export type Hint = { readonly told: 'nothing' } | (Advice & { readonly told: 'whole' });

export function withHint(match: Match): Match {
  const round = currentRound(match);
  return withCurrentRound(match, { ...round, meta: withOneMore('hints', round.meta) });
}
