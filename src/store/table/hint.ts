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

/** The best play beside the one that is suggested. */
export interface NextBest {
  readonly play: Play;
  readonly points: number;
  /** Whether the two are no farther apart than chance alone may bring. */
  readonly isAsGood: boolean;
}

/** A suggested play and what it is worth. */
export interface Advice {
  readonly play: Play;
  /** Whether the strongest bot did not answer, so that a quicker one has. */
  readonly standIn: boolean;
  /** What the plays are worth, the best first; none where nobody has reckoned so far. */
  readonly values: readonly PlayValue[];
  /** What can be expected if it is made; null where nobody has reckoned so far. */
  readonly expected: Expected | null;
}

/** A hint that was asked for: still being thought about, or told whole. */
export type Hint = { readonly told: 'nothing' } | (Advice & { readonly told: 'whole' });

/** The match whose round remembers one more hint. */
export function withHint(match: Match): Match {
  const round = currentRound(match);
  return withCurrentRound(match, { ...round, meta: withOneMore('hints', round.meta) });
}
