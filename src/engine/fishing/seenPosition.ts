import { countOf } from '../core/counts.ts';
import { kindCount, kinds } from '../core/kind.ts';
import { maskOf } from './capture.ts';
import { formOf } from './play.ts';
import { catchOffset, handOffset, lakeOffset, masksOf, type ScratchPosition } from './position.ts';
import type { SeatView } from './view.ts';

/**
 * A position with all that a seat sees and nothing else: the other hands are empty and the draw
 * pile, where no tile has been turned up before the drawn one, is all 66. Who supposes what is
 * hidden puts it there.
 */
export function seenPosition(view: SeatView): ScratchPosition {
  const { game, seat: viewer, phase, drawn, drawPileLeft } = view;
  const { seatCount } = game;
  const counts = new Uint8Array(kindCount * (2 * seatCount + 1));
  const lake = lakeOffset(seatCount);
  for (const kind of kinds) {
    counts[handOffset(viewer) + kind] = countOf(view.hand, kind);
    counts[lake + kind] = countOf(view.lake, kind);
    view.catches.forEach((caught, seat) => {
      counts[catchOffset(seatCount, seat) + kind] = countOf(caught, kind);
    });
  }
  const masks = masksOf(counts, seatCount);
  const turnedUp = drawn === null ? [] : [drawn];
  return {
    game,
    drawPile: Uint8Array.from([...turnedUp, ...Array<number>(drawPileLeft).fill(0)]),
    turnedUp: turnedUp.length,
    phase,
    seat: viewer,
    counts,
    handMasks: masks.hands,
    lakeMask: masks.lake,
    lakeTwos: masks.lakeTwos,
    lakeThrees: masks.lakeThrees,
    stackMask: view.stacks.reduce((mask, kind) => mask | maskOf(kind), 0),
    begunSeats: begunSeatsOf(view),
  };
}

/**
 * The seats to which laying a pair is closed (F10). Of the others nobody can tell by what lies open
 * whether one that holds fewer tiles than it was dealt has played one or laid a pair and may lay
 * another; it is taken to have played.
 */
function begunSeatsOf({ game, seat: viewer, handSizes, legal }: SeatView): number {
  const mayLay = legal.some((play) => formOf(play) === 'pair');
  return handSizes.reduce((seats, size, seat) => {
    const hasBegun = seat === viewer && mayLay ? false : size < game.handSize;
    return hasBegun ? seats | (1 << seat) : seats;
  }, 0);
}
