import type { Kind, Play, RoundRecord, Seat } from '../engine/index.ts';
import type { LessonId } from '../families/facts.ts';

export const learner: Seat = 0;

/** A lesson played at the table: a record with remarks. The others play what the record says. */
export interface TableLesson {
  readonly look: 'table';
  readonly id: LessonId;
  /** Whether it is one of the few that a newcomer takes first, and then plays a round. */
  readonly isOpening?: boolean;
  /** The table shows only tiles that the lesson speaks of: no points, numbers, earlier catch. */
  readonly isBare?: boolean;
  /** Whether its remarks tell what the others played: the learner need not read each play. */
  readonly tellsPlays?: boolean;
  /** The make of its tiles, where the remarks speak of it. */
  readonly make?: 'cards';
  /** What is played, with every play of the lesson. */
  readonly record: RoundRecord;
  /** After how many plays of the record it begins, at a hand play. */
  readonly from: number;
  /** In the order in which they are said; the last one asks nothing. */
  readonly remarks: readonly Remark[];
}

/** Something said at a moment of a lesson, and what it asks the learner to do before it goes on. */
export interface Remark {
  /** After how many plays of the record; several of one moment are said one after the other. */
  readonly at: number;
  /** The name of what is said, and of the task where it asks for something. */
  readonly words: string;
  /** The tiles that the words name, by the names they have in the message. */
  readonly tiles?: Readonly<Record<string, Kind>>;
  /** The kinds that are pointed out on the table. */
  readonly marks?: readonly Kind[];
  /** A tile that is shown whole beside the words. */
  readonly picture?: Kind;
  /** Tiles in a row beside the words. */
  readonly row?: readonly Kind[];
  /** Whether the middle of the table shows how high each card is. */
  readonly ladders?: boolean;
  /** Without, the learner reads and goes on. */
  readonly ask?: Ask;
  /** So many lines of the learner's catch since the start, the last a sum, replace the lake. */
  readonly counted?: number;
}

/**
 * What is told of a tile that was not asked for: its pips, or which other kinds take it; of a card
 * which cards of its suit are higher and lower, what it is played with, or why it does not beat.
 */
export type ToldInstead = 'pips' | 'takers' | 'suit' | 'company' | 'beating';

/** For `play`, the rest of the record can be played after each of the plays. */
export type Ask =
  | {
      readonly what: 'tile';
      readonly kinds: readonly Kind[];
      /** What is told of another tile. */
      readonly told: ToldInstead;
    }
  | { readonly what: 'play'; readonly plays: readonly Play[] };

/** A round that the learner plays freely to its end against bots, with every hint told. */
export interface RoundLesson {
  readonly look: 'round';
  readonly id: LessonId;
  /** What was played before; its `meta.players` tell who plays from there. */
  readonly record: RoundRecord;
}
