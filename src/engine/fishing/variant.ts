import type { Variant } from '../core/rules.ts';
import type { FishingRules } from './rules.ts';

/** A fishing game as data: what is laid out, and how every switch stands. */
export interface FishingVariant extends Variant {
  /** Tiles in all hands together, shared equally. */
  readonly dealt: number;
  /** Tiles face up in the lake at the start. */
  readonly lake: number;
  /** Tiles in the draw pile at the start. */
  readonly drawPile: number;
  /** As RULES.md abbreviates them. */
  readonly sources: readonly SourceId[];
  readonly rules: FishingRules;
}

/** As RULES.md abbreviates them. */
export const sourceIds = ['GP', 'DP', 'GB', 'CU'] as const;

export type SourceId = (typeof sourceIds)[number];
