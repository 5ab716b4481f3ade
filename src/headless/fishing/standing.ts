import {
  catchOf,
  drawnOf,
  drawPileLeftOf,
  formatPlay,
  handOf,
  lakeOf,
  legalPlays,
  type Phase,
  type Position,
  scoresOf,
  settlementOf,
  stacksOf,
} from '../../engine/fishing/index.ts';
import {
  formatKind,
  formatTiles,
  type KindText,
  type Seat,
  seatsOf,
  tilesOf,
} from '../../engine/index.ts';

/** Where a record stops, as src/headless/README.md writes it. */
export interface Standing {
  readonly phase: Phase;
  readonly seat: Seat | null;
  readonly drawn: KindText | null;
  readonly legal: readonly string[];
  readonly hands: readonly (readonly string[])[];
  readonly lake: readonly string[];
  readonly stacks: readonly string[];
  readonly drawPileLeft: number;
  readonly catches: readonly (readonly string[])[];
  readonly scores: readonly number[];
  readonly settlement: readonly number[];
}

/** Where a round of fishing stands. */
export function standingOf(position: Position): Standing {
  const seats = seatsOf(position.game.seatCount);
  const drawn = drawnOf(position);
  return {
    phase: position.phase,
    seat: position.phase === 'over' ? null : position.seat,
    drawn: drawn === undefined ? null : formatKind(drawn),
    legal: legalPlays(position).map(formatPlay),
    hands: seats.map((seat) => formatTiles(tilesOf(handOf(position, seat)))),
    lake: formatTiles(tilesOf(lakeOf(position))),
    stacks: formatTiles(stacksOf(position)),
    drawPileLeft: drawPileLeftOf(position),
    catches: seats.map((seat) => formatTiles(tilesOf(catchOf(position, seat)))),
    scores: scoresOf(position),
    settlement: settlementOf(position),
  };
}
