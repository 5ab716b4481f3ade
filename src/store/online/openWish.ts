import type { BotId } from '../../bots/levels.ts';
import type { RuleChanges, VariantId } from '../../engine/index.ts';
import type { ServedLevel } from '../../online/event.ts';
import type { Goal } from '../../records/goal.ts';

export interface OpenWish {
  readonly variant: VariantId;
  readonly rules: RuleChanges;
  /** How many play a round. */
  readonly seats: number;
  /** All at the table, one more than play where one of them sits out each round. */
  readonly places: readonly OpenPlace[];
  readonly goal: Goal | null;
  /** Whether everybody passes with their own hand, also where they can do nothing else. */
  readonly tapsPasses: boolean;
}

export type OpenPlace =
  /** Somebody at this device, who sits down at once. */
  | { readonly by: 'here'; readonly name: string }
  /** Kept free for somebody with the link. */
  | { readonly by: 'elsewhere' }
  | { readonly by: ServedLevel; readonly name: string };

/** The bot that plays at a far table where one of a level is wished for. */
export function servedLevelOf(level: BotId): ServedLevel {
  return level === 'expert' ? 'skilled' : level;
}

export function formatOpenWish(wish: OpenWish): string {
  return JSON.stringify(wish);
}
