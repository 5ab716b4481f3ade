import type { BotId } from '../../bots/levels.ts';
import type { VariantId } from '../../engine/index.ts';
import type { Yardstick } from '../../review/yardstickSchema.ts';
import { botIn, type Control, holderOf } from '../match/holder.ts';

/** A deal of a day, and who plays against the person in it. */
export interface MeasuredDeal {
  readonly variant: VariantId;
  readonly date: string;
  readonly opponents: BotId;
}

export function measuredKeyOf({ variant, date, opponents }: MeasuredDeal): string {
  return [variant, date, opponents].join(' ');
}

export interface Yardsticks {
  /**
   * What each bot makes of a deal. It may be asked only of deals that have been played here: before
   * that it would tell something about them. Null where it cannot be reckoned now.
   */
  readonly of: (deal: MeasuredDeal) => Promise<Yardstick | null>;
}

/** The deal of a round that was played to its end; undefined where that is no deal of a day. */
export function measuredDealOf(round: {
  readonly variant: VariantId;
  readonly day: { readonly date: string } | null;
  readonly controls: readonly Control[];
}): MeasuredDeal | undefined {
  const { variant, day, controls } = round;
  const [, first] = controls;
  const opponents = first && botIn(holderOf(first));
  return day === null || opponents === undefined
    ? undefined
    : { variant, date: day.date, opponents };
}
