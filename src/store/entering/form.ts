import type { RuleChanges, Seat, SeatCount, VariantId } from '../../engine/index.ts';

export interface LedgerGame {
  readonly variant: VariantId;
  readonly rules: RuleChanges;
  readonly seatCount: SeatCount;
}

/** One way to enter a round of a real table; `Entered` is what people have entered of it. */
export interface LedgerForm<Entered> {
  /** @param dealer who deals the round, where that is entered at all */
  readonly empty: (game: LedgerGame, dealer: Seat) => Entered;
  /** Whether nothing is entered that could be a round. */
  readonly isEmpty: (entered: Entered) => boolean;
  /** The same under another game of the form. */
  readonly withGame: (entered: Entered, game: LedgerGame) => Entered;
  /** The same of seats that have become others. */
  readonly moved: (entered: Entered, move: (seat: Seat) => Seat) => Entered;
  /** Who deals the round; missing where that is not entered. */
  readonly dealerOf?: (entered: Entered) => Seat;
  /** What of it the ledger keeps as a round. */
  readonly kept: (entered: Entered) => Entered;
}
