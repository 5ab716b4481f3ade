import type { BotId } from '../bots/levels.ts';
import type { Care, Weighing } from '../bots/search/weigh.ts';
import type { Kind, Position, Random, SeatView } from '../engine/index.ts';
import type { ReviewWish } from './review.ts';
import type { SeatPoints } from './seatPoints.ts';

/** What the seats can expect, all hands known and what is left to chance in any order. */
export interface Expectation {
  /** Before what chance has just shown, if it has, is seen: the average over all it could be. */
  readonly at: (position: Position) => SeatPoints;
  /** Once that is seen. */
  readonly onceSeen: (position: Position) => SeatPoints;
  /** Before any tile is dealt: what the places at the table are worth. */
  readonly ofAnyDeal: () => SeatPoints;
}

export interface Reckoning {
  /** The tile that chance has turned up for the play to come, null where it has none. */
  drawnOf(position: Position): Kind | null;
  expectationOf(first: Position, wish: ReviewWish): Expectation;
  /** Weighs every legal play by what its seat can know, by rounds that a bot plays out. */
  weigh(
    bot: BotId,
    view: SeatView,
    random: Random,
    budget: { readonly samples: number },
    care: Care,
  ): Generator<number, Weighing, void>;
}
