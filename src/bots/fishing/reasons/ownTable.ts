import {
  baitOf,
  formOf,
  gainOf,
  groupBoardOf,
  isCatchable,
  type SeatView,
  takenBy,
} from '../../../engine/fishing/index.ts';
import { countOf, type Kind, kinds, type Play, type Seat, seatsOf } from '../../../engine/index.ts';

export function takingsOf({ legal }: SeatView): Play[] {
  return legal.filter((play) => takenBy(play).length > 0);
}

export function pointsBy({ game, catches, seat }: SeatView, play: Play): number {
  return gainOf(game, catches[seat] ?? [], play).points;
}

export function handAfter({ hand, phase }: SeatView, chosen: Play): number[] {
  const used = formOf(chosen) === 'pair' ? 2 : 1;
  const bait = baitOf(chosen);
  return kinds.map((kind) => countOf(hand, kind) - (phase === 'hand' && kind === bait ? used : 0));
}

/** F7 */
export function ownCatchersOf(view: SeatView, chosen: Play): Kind[] {
  const hand = handAfter(view, chosen);
  return kinds.filter(
    (kind) => countOf(hand, kind) > 0 && isCatchable(view.game, kind, baitOf(chosen)),
  );
}

/** Whether another seat still plays a tile in this round, once the turn of the looking one ends. */
export function hasTurnLeft({ phase, handSizes, drawPileLeft }: SeatView, other: Seat): boolean {
  // After a hand play the looking seat turns up a tile first (F3).
  const leftToDraw = drawPileLeft - (phase === 'hand' ? 1 : 0);
  return countOf(handSizes, other) > 0 || leftToDraw > 0;
}

/** Whether any other seat still plays a tile, so that it may take what is left in the lake. */
export function isAnyTurnLeft(view: SeatView): boolean {
  return seatsOf(view.game.seatCount).some(
    (other) => other !== view.seat && hasTurnLeft(view, other),
  );
}

/** The groups that no seat can complete any more. */
export function lostGroups(view: SeatView): readonly string[] {
  const board = groupBoardOf(view);
  if (board.method === 'pips') return [];
  return board.lines
    .filter(({ seats }) => seats.every(({ state }) => state === 'dead'))
    .map(({ id }) => id);
}
