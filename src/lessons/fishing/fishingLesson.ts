import type { VariantId } from '../../engine/fishing/index.ts';
import type { Kind, Seat } from '../../engine/index.ts';
import type { LessonId } from '../../families/facts.ts';
import type { RoundLesson, TableLesson } from '../lesson.ts';

/** Catches that the learner counts, and then the engine, rule after rule. */
export interface CountLesson {
  readonly look: 'count';
  readonly id: LessonId;
  readonly variant: VariantId;
  readonly steps: readonly CountStep[];
}

/** The engine counts what is right, and what anything is worth. */
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

export type CountAsk =
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

export type FishingLesson = TableLesson | RoundLesson | CountLesson | DrillLesson;
