import * as v from 'valibot';
import {
  failure,
  mostPlays,
  type RecordProblem,
  type Result,
  rulesOf,
  type SeenRecord,
  success,
  type VariantId,
} from '../engine/index.ts';
import { seenFormOf } from '../families/far.ts';
import { parseJson } from './parseJson.ts';
import { readFormat, readTable, seatProblemOf } from './parseRecord.ts';
import { readPlays } from './readPlays.ts';
import { seatShape, tableEntries } from './recordShape.ts';
import { seenFormat } from './seenRecord.ts';
import { listShape, objectShape, textShape } from './shape.ts';

/** What stands for the play is judged as one. */
const playShape = objectShape({ seat: seatShape, phase: textShape(), play: v.unknown() });

/** What lies in the deal, its family judges. */
const seenShape = objectShape({
  format: textShape(),
  ...tableEntries,
  deal: v.unknown(),
  plays: v.pipe(listShape(mostPlays), v.array(playShape)),
  seat: v.nullable(seatShape),
  phase: textShape(),
  turn: v.nullable(seatShape),
});

/** See README.md. Whether there is a record of which just this is seen, `suppose` tells. */
export function parseSeen(text: string): Result<SeenRecord<VariantId>, RecordProblem> {
  const json = parseJson(text);
  return json.ok ? readSeen(json.value) : json;
}

/** From a value that was JSON, as {@link parseSeen} does. */
export function readSeen(json: unknown): Result<SeenRecord<VariantId>, RecordProblem> {
  const shape = readFormat(seenShape, seenFormat, json);
  if (!shape.ok) return shape;
  const table = readTable(shape.value);
  if (!table.ok) return table;
  const { game, ...played } = table.value;
  const { seat, phase, turn, plays: moments } = shape.value;
  const noSeat = seatProblemOf(game, seat);
  if (noSeat !== undefined) return failure(noSeat);
  const deal = seenFormOf(played.variant).readDeal(shape.value.deal);
  if (!deal.ok) return deal;
  const made = readPlays(
    rulesOf(game),
    moments.map(({ play }) => play),
  );
  if (!made.ok) return made;
  const plays = moments.flatMap((moment, at) => {
    const play = made.value[at];
    return play === undefined ? [] : { ...moment, play };
  });
  return success({ ...played, seat, deal: deal.value, plays, phase, turn });
}
