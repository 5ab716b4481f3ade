import type { Play, Seat, VariantId } from '../../engine/index.ts';
import type { Judged, JudgedPlay, Review } from '../../review/review.ts';
import type { Match } from '../../store/match/match.ts';
import type { Say } from '../../text/say.ts';
import type { Component } from '../content/content.ts';
import type { RoomBoardParts } from '../table/roomBoard.ts';

/** What was tried instead of a play of the round, or that the answer was asked for without. */
export type Tried = Play | 'shown';

export interface FamilyFindingsProps {
  readonly match: Match;
  /** The seat from which all is seen. */
  readonly seat: Seat;
  readonly judged: Judged;
  /** Whether that is all there is to know of the plays of the seat. */
  readonly isJudged: boolean;
  /** Null until it is known how the round went. */
  readonly review: Review | null;
  readonly isOver: boolean;
  /** Goes to a moment and leads the eye to the table. */
  readonly onGo: (at: number) => void;
}

export interface ReviewParts extends RoomBoardParts {
  /** What is found in a round beside its accounts, its curve and its costly plays, where any is. */
  readonly FamilyFindings?: Component<FamilyFindingsProps>;
  /** What a play does in a phase, to be put into a sentence. */
  readonly wayWords: (play: Play, variant: VariantId, say: Say, phase: string) => string;
  /**
   * What was better than the play of an index, what came of that play, and what speaks for the
   * better one; a line for each. It speaks against what was tried, else what was played.
   */
  readonly betterWords: (
    match: Match,
    at: number,
    review: JudgedPlay,
    say: Say,
    instead?: Play,
  ) => string[];
  /** What speaks for a play open at an index, as a sentence; undefined where nothing does. */
  readonly whyWords: (
    match: Match,
    at: number,
    review: JudgedPlay,
    play: Play,
    say: Say,
  ) => string | undefined;
}
