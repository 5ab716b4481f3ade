import type { RoundRecord } from '../../engine/index.ts';
import type { FeatsOf } from '../../store/history/featsOfRound.ts';
import type { Say } from '../../text/say.ts';
import type { Component } from '../content/content.ts';

export interface SheetEnd {
  readonly sentence: string;
  /** What else has to be known to understand it. */
  readonly note?: string | undefined;
  /** What each seat has, seat 0 first; nothing of a round without a result. */
  readonly totals: readonly string[];
}

interface RoundProps {
  /** A round that is over. */
  readonly round: RoundRecord;
}

export interface SheetParts {
  /** How the round ended, where that is not told by points and by who has most of them. */
  readonly endOf?: (round: RoundRecord, say: Say) => SheetEnd;
  readonly Counts: Component<RoundProps>;
  /** Who pays whom and why, where the end does not tell it all. */
  readonly Payments?: Component<RoundProps>;
  /** What each seat has won, piece by piece, where the counts do not tell it. */
  readonly Heaps?: Component<RoundProps>;
  readonly featsOf: FeatsOf;
  readonly OtherRules?: Component<RoundProps>;
}
