import type { RuleChanges, VariantId } from '../../engine/index.ts';
import type { ServedLevel } from '../../online/event.ts';
import type { Goal } from '../../records/goal.ts';
export interface OpenWish {
  readonly variant: VariantId;
  readonly rules: RuleChanges;
  readonly seats: number;
  readonly places: readonly OpenPlace[];
  readonly goal: Goal | null;
  readonly tapsPasses: boolean;
}
export type OpenPlace =
  | { readonly by: 'here'; readonly name: string }
  | { readonly by: 'elsewhere' }
  | { readonly by: ServedLevel; readonly name: string };
