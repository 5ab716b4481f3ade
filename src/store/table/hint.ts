import type { PlayValue } from '../../bots/bot.ts';
import type { Play } from '../../engine/index.ts';
import { currentRound, type Match, withCurrentRound } from '../match/match.ts';
import { withOneMore } from '../match/recordCounts.ts';

/** What can be expected of the settlement at the end of the round, in points won or lost. */
export interface Expected {
  readonly points: number;
  /** With the best of the other plays; null where there is no other. */
  readonly next: number | null;
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
