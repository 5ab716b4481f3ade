import {
  cardsOf,
  formatPlay,
  handOf,
  legalPlays,
  nextStarter,
  outOf,
  type Phase,
  type Position,
  passedOf,
  settlementOf,
  talonOf,
  trickOf,
  winnerOf,
  wonOf,
  worthOf,
  wuOf,
} from '../../engine/climbing/index.ts';
import { formatTiles, type Seat, seatsOf, tilesOf } from '../../engine/index.ts';

/** Where a record stops, as src/headless/README.md writes it. */
export interface Standing {
  readonly phase: Phase;
  readonly seat: Seat | null;
  readonly legal: readonly string[];
  readonly hands: readonly (readonly string[])[];
  readonly talon: readonly string[];
  readonly trick: { readonly seat: Seat; readonly cards: readonly string[] } | null;
  readonly passed: readonly Seat[];
  readonly won: readonly (readonly string[])[];
  readonly wu: readonly number[];
  readonly out: readonly string[];
  readonly worth: readonly number[];
  readonly settlement: readonly number[];
  readonly winner: Seat | null;
  readonly nextStarter: Seat | null;
}

/** Where a round of climbing stands. */
export function standingOf(position: Position): Standing {
  const { game, phase, seat, dealer } = position;
  const seats = seatsOf(game.seatCount);
  const isOver = phase === 'over';
  const trick = trickOf(position);
  return {
    phase,
    seat: isOver ? null : seat,
    legal: legalPlays(position).map(formatPlay),
    hands: seats.map((one) => formatTiles(tilesOf(handOf(position, one)))),
    talon: formatTiles(talonOf(position)),
    trick: trick === null ? null : { seat: trick.seat, cards: formatTiles(cardsOf(trick.play)) },
    passed: passedOf(position),
    won: seats.map((one) => wonOf(position, one).map(({ play }) => formatPlay(play))),
    wu: wuOf(position),
    out: formatTiles(tilesOf(outOf(position))),
    worth: seats.map((one) => worthOf(position, one)),
    settlement: settlementOf(position),
    winner: isOver ? winnerOf(position) : null,
    nextStarter: isOver ? nextStarter(position, dealer) : null,
  };
}
