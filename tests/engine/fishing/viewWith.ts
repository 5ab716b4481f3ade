import {
  type RuleChanges,
  type SeatView,
  type VariantId,
  viewFor,
} from '../../../src/engine/fishing/index.ts';
import {
  countTiles,
  type Kind,
  type KindText,
  kindOf,
  type Seat,
  type SeatCount,
  seatsOf,
} from '../../../src/engine/index.ts';
import { tableOf, tilesIn } from '../../support/table.ts';

/** What a test fixes of a view. Every tile that it does not lay down is unseen. */
export interface ViewSetup {
  readonly seats?: SeatCount;
  readonly rules?: RuleChanges;
  readonly seat?: Seat;
  readonly turn?: Seat;
  readonly hand?: string;
  readonly lake?: string;
  /** The kinds of which three lie in a locked stack. */
  readonly stacks?: string;
  /** The catches, seat 0 first. */
  readonly catches?: readonly string[];
  readonly drawn?: KindText;
  /** How many tiles the seats still hold, and how many lie in the draw pile: many unless told. */
  readonly handSizes?: readonly number[];
  readonly drawPileLeft?: number;
}

/** A seat's view of a table that need not come from a deal. */
export function viewWith(id: VariantId, setup: ViewSetup): SeatView {
  const { seats = 2, rules = {}, seat = 0, turn = 0, drawn } = setup;
  const counted = (text: string | undefined): Uint8Array => countTiles(tilesIn(text ?? ''));
  const waiting: Kind | null = drawn === undefined ? null : kindOf(drawn);
  return {
    ...viewFor(tableOf(id, { seats, rules }), seat),
    turn,
    phase: waiting === null ? 'hand' : 'drawn',
    hand: counted(setup.hand),
    lake: counted(setup.lake),
    stacks: tilesIn(setup.stacks ?? ''),
    catches: seatsOf(seats).map((one) => counted(setup.catches?.[one])),
    drawn: waiting,
    handSizes: setup.handSizes ?? seatsOf(seats).map(() => 8),
    drawPileLeft: setup.drawPileLeft ?? 24,
  };
}
