import * as v from 'valibot';
import { type Deal, dealProblemOf, type Game } from '../../engine/climbing/index.ts';
import {
  failure,
  formatKind,
  type JsonObject,
  type Kind,
  type RecordProblem,
  type Result,
  success,
} from '../../engine/index.ts';
import { readHands, readTiles } from '../readTiles.ts';
import { expecting, listShape, objectShape, readShape } from '../shape.ts';

/** Whatever stands in the place of a card is judged as a card, with its index. */
const hands = v.array(listShape(), expecting({ type: 'list' }));
const handsAlone = objectShape({ hands });
const handsAndTalon = objectShape({ hands, talon: listShape() });

/** Reads the deal of a record, see `RecordForm`. Only where a talon is dealt it is written. */
export function readDeal(game: Game, json: unknown): Result<Deal, RecordProblem> {
  const shape = readWritten(game, json);
  if (!shape.ok) return shape;
  const read = readHands(shape.value.hands);
  if (!read.ok) return read;
  const talon = readTiles(shape.value.talon, 'deal.talon');
  if (!talon.ok) return talon;
  const deal: Deal = { hands: read.value, talon: talon.value };
  const problem = dealProblemOf(game, deal);
  return problem === undefined ? success(deal) : failure(problem);
}

interface WrittenDeal {
  readonly hands: readonly (readonly unknown[])[];
  readonly talon: readonly unknown[];
}

function readWritten({ variant }: Game, json: unknown): Result<WrittenDeal, RecordProblem> {
  if (variant.talon > 0) return readShape(handsAndTalon, json, ['deal']);
  const shape = readShape(handsAlone, json, ['deal']);
  return shape.ok ? success({ ...shape.value, talon: [] }) : shape;
}

/** A deal as a record's `deal`. */
export function formatDeal({ hands, talon }: Deal): JsonObject {
  return {
    hands: hands.map((hand) => hand.map(formatKind)),
    ...(talon.length === 0 ? {} : { talon: talon.map(formatKind) }),
  };
}

/** Whether two deals give the same round: a hand and the talon are the same in any order. */
export function isSameDeal(one: Deal, other: Deal): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted({ hands, talon }: Deal): Deal {
  const order = (cards: readonly Kind[]) => cards.toSorted((left, right) => left - right);
  return { hands: hands.map(order), talon: order(talon) };
}
