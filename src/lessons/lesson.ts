import type { Kind, Play, RoundRecord, Seat, VariantId } from '../engine/index.ts';

/** The lessons, in the order in which one may take them. */
export const lessonIds = [
  'tiles',
  'fish',
  'draw',
  'triples',
  'round',
  'tiuUCount',
  'groups',
  'quarters',
  'bonuses',
  'thousand',
  'drill',
] as const;

/** The name of a lesson, as an address has it. */
export type LessonId = (typeof lessonIds)[number];

/** The seat of the learner in every lesson. */
export const learner: Seat = 0;

/** A lesson played at the table: a record with remarks. The others play what the record says. */
export interface TableLesson {
  readonly look: 'table';
  readonly id: LessonId;
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
  /** Without, the learner reads and goes on. */
  readonly ask?: Ask;
}

/**
 * What a learner is asked: to point at a tile of some kinds, or to make one of some plays, after
 * each of which the rest of the record can be played.
 */
export type Ask =
  | {
      readonly what: 'tile';
      readonly kinds: readonly Kind[];
      /** What is told of another tile: its pips, or which other kinds take it. */
      readonly told: 'pips' | 'takers';
    }
  | { readonly what: 'play'; readonly plays: readonly Play[] };

/**
 * A round that the learner plays freely from somewhere to its end, against bots, with every hint
 * told.
 */
export interface RoundLesson {
  readonly look: 'round';
  readonly id: LessonId;
  /** What was played before; its `meta.players` tell who plays from there. */
  readonly record: RoundRecord;
}

/**
 * A lesson about counting: catches that are counted by the learner, and then by the engine, rule
 * after rule.
 */
export interface CountLesson {
  readonly look: 'count';
  readonly id: LessonId;
  readonly variant: VariantId;
  readonly steps: readonly CountStep[];
}

/**
 * Something said about a catch, and what it asks. What is right, and what anything is worth, is
 * counted by the engine.
 */
export interface CountStep {
  readonly words: CountWords;
  /** The tiles that the words name. */
  readonly names?: readonly Kind[];
  /** Those that they name as having no part in what is told. */
  readonly others?: readonly Kind[];
  /** One catch, or that of every seat where it is asked who pays whom. */
  readonly catches: readonly (readonly Kind[])[];
  readonly ask: CountAsk;
}

/** The name of what is said in a step. */
export type CountWords =
  | 'small'
  | 'rounded'
  | 'big'
  | 'both'
  | 'lacking'
  | 'medium'
  | 'large'
  | 'incomplete'
  | 'supreme'
  | 'fewQuarters'
  | 'fourth'
  | 'apart'
  | 'supremeBonus'
  | 'quartersBonus'
  | 'skyNineBonus'
  | 'pairs'
  | 'mark'
  | 'together'
  | 'bothAcross';

/** What a learner is asked to count. */
export type CountAsk =
  /** What the catch comes to. */
  | { readonly what: 'total' }
  /** What one of its tiles counts. */
  | { readonly what: 'each'; readonly kind: Kind }
  /** What a capture adds to it. */
  | { readonly what: 'gain'; readonly bait: Kind; readonly fish: Kind }
  /** Which of some fish completes a group of it. */
  | {
      readonly what: 'fish';
      readonly bait: Kind;
      readonly among: readonly Kind[];
      readonly group: string;
    }
  /** Which of the payments alone does not double (S9). */
  | { readonly what: 'undoubled' }
  /** What one seat pays another. */
  | { readonly what: 'payment'; readonly from: Seat; readonly to: Seat }
  /** What a seat wins by all payments. */
  | { readonly what: 'balance'; readonly seat: Seat };

/** Catches without end, dealt as they are asked for. */
export interface DrillLesson {
  readonly look: 'drill';
  readonly id: 'drill';
}

/** A lesson: data, that the rooms play on the real engine. */
export type Lesson = TableLesson | RoundLesson | CountLesson | DrillLesson;

/** The game that a lesson teaches; undefined where that is chosen in it. */
export function taughtIn(lesson: Lesson): VariantId | undefined {
  switch (lesson.look) {
    case 'table':
    case 'round':
      return lesson.record.variant;
    case 'count':
      return lesson.variant;
    case 'drill':
      return undefined;
  }
}
