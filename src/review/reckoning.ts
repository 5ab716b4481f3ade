import type { BotId } from '../bots/levels.ts';
import type { Care, Weighing } from '../bots/search/weigh.ts';
import type { Kind, Position, Random, SeatView } from '../engine/index.ts';
import type { ReviewWish } from './review.ts';
import type { SeatPoints } from './seatPoints.ts';

/** Some of the rounds that are played out from each moment of a round. */
export interface Samples {
  readonly from: number;
  /** That one is not among them. */
  readonly to: number;
}

/**
 * What the seats can expect, all hands known and what is left to chance in any order: sums over
 * samples, so that more of them may be added.
 */
export interface Expectation {
  /** Before what chance has just shown, if it has, is seen: over all it could be. */
  readonly at: (position: Position, samples: Samples) => SeatPoints;
  /** Once that is seen. */
  readonly onceSeen: (position: Position, samples: Samples) => SeatPoints;
  /** Before any tile is dealt: what the places at the table are worth. */
  readonly ofAnyDeal: (samples: Samples) => SeatPoints;
}

export interface Reckoning {
  /** The tile that chance has turned up for the play to come, null where it has none. */
  drawnOf(position: Position): Kind | null;
  /** It has as many samples as the wish asks for. */
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
