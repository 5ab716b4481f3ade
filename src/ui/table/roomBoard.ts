import type { Seat } from '../../engine/index.ts';
import type { Match } from '../../store/match/match.ts';
import type { Aids } from '../../store/settings.ts';
import type { Picks } from '../../store/table/saved.ts';
import type { Component, Elements } from '../content/content.ts';
import type { Feedback } from '../sound/useSound.ts';
import type { BoardInput, LaidBoard } from './board.ts';

/** A round as a room shows it; always the same object for the same moment. */
export interface ShownRound {
  /** Its last round is shown. */
  readonly match: Match;
  /** The seat whose hand may be shown. */
  readonly viewer: Seat | null;
  /** After how many plays; without, as it stands, and it can be played. */
  readonly at?: number;
  /** After how many plays a lesson begins, as if nothing had been before. */
  readonly from?: number;
  /** By the index of a play since then, the ids of the tiles that were meant. */
  readonly picks?: Picks;
}

/** Whose hands are shown: nobody's, everybody's, or those of one seat. */
export type ShownHands = 'none' | 'all' | Seat;

export interface RoomBoardProps extends BoardInput {
  readonly round: ShownRound;
  /** What helps at it; without, nothing. */
  readonly aids?: Aids;
  /** Where a round is only looked at, whose hands are. */
  readonly hands?: ShownHands | undefined;
  /** Takes the place of the prompt and its buttons: what is said of the moment. */
  readonly caption?: Elements;
  readonly lesson?: {
    /** Whether nothing is shown but the tiles of which the lesson speaks. */
    readonly isBare: boolean;
    /** So many lines of the learner's catch are counted; missing where none are. */
    readonly counted: number | undefined;
    /** Whether the middle shows how high each card is. */
    readonly ladders?: boolean | undefined;
  };
  /** What is around it, a grid with a place for each part of the board. */
  readonly frame: (board: LaidBoard, className: string | undefined) => Elements;
}

export interface RoomBoardParts {
  readonly Board: Component<RoomBoardProps>;
  readonly feedback: Feedback<ShownRound>;
}
