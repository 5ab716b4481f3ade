import type { Variant } from '../core/rules.ts';
import type { CombinationRule } from './combinations.ts';
import type { Counting } from './counting.ts';
import type { ClimbingRules } from './rules.ts';
import type { Suit } from './suits.ts';

export type Opening = 'none' | 'talon' | 'redeal' | 'consent';

/** What becomes of 42 and 21 before the first lead; `all` lies down by itself (`luan-chuo`). */
export type Laying = 'none' | 'choice' | 'all';

/** A climbing game as data: what is dealt, what beats what, and what the wu are worth. */
export interface ClimbingVariant extends Variant {
  /** Cards that nobody is dealt at first. */
  readonly talon: number;
  /** The suits, high to low (W2). Kinds in none of them cannot be played as sets. */
  readonly suits: readonly Suit[];
  /** What may be played (W3 to W5, and the variant's own). */
  readonly combinations: readonly CombinationRule[];
  readonly opening: Opening;
  readonly laying: Laying;
  /** What the wu are worth (W13). */
  readonly counting: Counting;
  /** How every switch stands; a switch that is not here the variant does not have. */
  readonly rules: ClimbingRules;
}
