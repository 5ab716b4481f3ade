import {
  handOf,
  handOffset,
  type Position,
  scratchOf,
  talonOf,
} from '../../../src/engine/climbing/index.ts';
import { countTiles, type Kind, seatsOf, tilesOf, totalOf } from '../../../src/engine/index.ts';
import { chanceOf } from '../chance.ts';

export function hiddenFrom(position: Position, seat: number): Kind[] {
  return [
    ...seatsOf(position.game.seatCount)
      .filter((other) => other !== seat)
      .flatMap((other) => tilesOf(handOf(position, other))),
    ...talonOf(position),
  ];
}

/** The position with the cards that the seat cannot see dealt out anew among their places. */
export function withHiddenCardsMoved(position: Position, seat: number, seed: number): Position {
  const random = chanceOf(seed);
  const hidden = hiddenFrom(position, seat)
    .map((kind) => ({ kind, place: random() }))
    .sort((left, right) => left.place - right.place)
    .map(({ kind }) => kind);
  const scratch = scratchOf(position);
  // What another seat has taken up may have been any three of the cards it was dealt since.
  if (position.talonTaker !== seat) scratch.talon = hidden.slice(0, position.talon.length);
  const dealt = hidden.slice(talonOf(position).length);
  for (const other of seatsOf(position.game.seatCount)) {
    if (other === seat) continue;
    const hand = countTiles(dealt.splice(0, totalOf(handOf(position, other))));
    scratch.counts.set(hand, handOffset(other));
  }
  return scratch;
}
