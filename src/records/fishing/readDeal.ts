import * as v from 'valibot';
import { type Deal, dealProblemOf, type Game } from '../../engine/fishing/index.ts';
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

/** Whatever stands in the place of a tile is judged as a tile, with its index. */
const dealShape = objectShape({
  hands: v.array(listShape(), expecting({ type: 'list' })),
  lake: listShape(),
  drawPile: listShape(),
});

/** Reads the deal of a record, see `RecordForm`. */
export function readDeal(game: Game, json: unknown): Result<Deal, RecordProblem> {
  const deal = readSeenDeal(json);
  const problem = deal.ok ? dealProblemOf(game, deal.value) : undefined;
  return problem === undefined ? deal : failure(problem);
}

export function readSeenDeal(json: unknown): Result<Deal, RecordProblem> {
  const deal = readShape(dealShape, json, ['deal']);
  if (!deal.ok) return deal;
  const hands = readHands(deal.value.hands);
  if (!hands.ok) return hands;
  const lake = readTiles(deal.value.lake, 'deal.lake');
  if (!lake.ok) return lake;
  const drawPile = readTiles(deal.value.drawPile, 'deal.drawPile');
  if (!drawPile.ok) return drawPile;
  return success({ hands: hands.value, lake: lake.value, drawPile: drawPile.value });
}

export function formatDeal({ hands, lake, drawPile }: Deal): JsonObject {
  return {
    hands: hands.map((hand) => hand.map(formatKind)),
    lake: lake.map(formatKind),
    drawPile: drawPile.map(formatKind),
  };
}

/** In any order a hand and the lake are the same, the draw pile is not. */
export function isSameDeal(one: Deal, other: Deal): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted({ hands, lake, drawPile }: Deal): Deal {
  const order = (tiles: readonly Kind[]) => tiles.toSorted((left, right) => left - right);
  return { hands: hands.map(order), lake: order(lake), drawPile };
}
