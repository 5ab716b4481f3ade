import {
  catchOf,
  drawnOf,
  drawPileLeftOf,
  formatKind,
  formatPlay,
  formatTiles,
  handOf,
  type KindText,
  lakeOf,
  legalPlays,
  type Phase,
  type Position,
  type RecordProblem,
  type Result,
  type Seat,
  scoresOf,
  seatsOf,
  settlementOf,
  stacksOf,
  success,
  tilesOf,
} from '../engine/index.ts';
import { parseRecord } from '../records/parseRecord.ts';
import { answerLines } from './answerLines.ts';
import type { Command } from './command.ts';
import { readOptions } from './options.ts';

/** Where a record stops, as RECORDS.md writes it. */
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

/** `replay`: where each record stops. */
export const replayCommand: Command = (args) => {
  const options = readOptions(args, {});
  return options.ok ? success(answerLines(answerReplay)) : options;
};

/** Where the record of one line stops. */
export function answerReplay(text: string): Result<Standing, RecordProblem> {
  const parsed = parseRecord(text);
  return parsed.ok ? success(standingOf(parsed.value.position)) : parsed;
}

function standingOf(position: Position): Standing {
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
