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
const handsAndSeenTalon = objectShape({ hands, talon: v.exactOptional(listShape(), []) });

/** Reads the deal of a record, see `RecordForm`. Only where a talon is dealt it is written. */
export function readDeal(game: Game, json: unknown): Result<Deal, RecordProblem> {
  const shape = readWritten(game, json);
  const deal = shape.ok ? readCards(shape.value) : shape;
  if (!deal.ok) return deal;
  const problem = dealProblemOf(game, deal.value);
  return problem === undefined ? deal : failure(problem);
}

/** Reads what has been seen of a deal: a talon is written where its cards were. */
export function readSeenDeal(json: unknown): Result<Deal, RecordProblem> {
  const shape = readShape(handsAndSeenTalon, json, ['deal']);
  return shape.ok ? readCards(shape.value) : shape;
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

function readCards(written: WrittenDeal): Result<Deal, RecordProblem> {
  const read = readHands(written.hands);
  if (!read.ok) return read;
  const talon = readTiles(written.talon, 'deal.talon');
  return talon.ok ? success({ hands: read.value, talon: talon.value }) : talon;
}

export function formatDeal({ hands, talon }: Deal): JsonObject {
  return {
    hands: hands.map((hand) => hand.map(formatKind)),
    ...(talon.length === 0 ? {} : { talon: talon.map(formatKind) }),
  };
}

/** In any order a hand and the talon are the same. */
export function isSameDeal(one: Deal, other: Deal): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted({ hands, talon }: Deal): Deal {
  const order = (cards: readonly Kind[]) => cards.toSorted((left, right) => left - right);
  return { hands: hands.map(order), talon: order(talon) };
}
