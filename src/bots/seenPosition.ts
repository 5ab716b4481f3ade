import {
  catchOffset,
  countOf,
  formOf,
  handOffset,
  kindCount,
  kinds,
  lakeOffset,
  type ScratchPosition,
  type SeatView,
} from '../engine/index.ts';

/**
 * A position with all that a seat sees and nothing else: the other hands are empty and the draw pile is all 66, to be filled
 * with what may lie there.
 */
export function seenPosition(view: SeatView): ScratchPosition {
  const { game, seat: viewer, phase, drawn } = view;
  const { seatCount } = game;
  const counts = new Uint8Array(kindCount * (2 * seatCount + 1));
  const handMasks = new Int32Array(seatCount);
  let lakeMask = 0;
  let lakeTwos = 0;
  let lakeThrees = 0;
  for (const kind of kinds) {
    const bit = 1 << kind;
    const held = countOf(view.hand, kind);
    const inLake = countOf(view.lake, kind);
    counts[handOffset(viewer) + kind] = held;
    counts[lakeOffset(seatCount) + kind] = inLake;
    view.catches.forEach((caught, seat) => {
      counts[catchOffset(seatCount, seat) + kind] = countOf(caught, kind);
    });
    if (held > 0) handMasks[viewer] = (handMasks[viewer] ?? 0) | bit;
    if (inLake > 0) lakeMask |= bit;
    if (inLake === 2) lakeTwos |= bit;
    if (inLake === 3) lakeThrees |= bit;
  }
  const turnedUp = drawn === null ? [] : [drawn];
  return {
    game,
    drawPile: Uint8Array.from([...turnedUp, ...Array<number>(view.drawPileLeft).fill(0)]),
    turnedUp: turnedUp.length,
    phase,
    seat: viewer,
    counts,
    handMasks,
    lakeMask,
    lakeTwos,
    lakeThrees,
    stackMask: view.stacks.reduce((mask, kind) => mask | (1 << kind), 0),
    begunSeats: begunSeatsOf(view),
  };
}

/**
 * The seats to which laying a pair is closed (F10). Of the others nobody can tell by what lies open whether one that holds fewer
 * tiles than it was dealt has played one or laid a pair and may lay another; it is taken to have played.
 */
function begunSeatsOf({ game, seat: viewer, handSizes, legal }: SeatView): number {
  const mayLay = legal.some((play) => formOf(play) === 'pair');
  return handSizes.reduce((seats, size, seat) => {
    const hasBegun = seat === viewer && mayLay ? false : size < game.handSize;
    return hasBegun ? seats | (1 << seat) : seats;
  }, 0);
}
