import {
  failure,
  type Kind,
  parseKind,
  type RecordProblem,
  type Result,
  success,
} from '../engine/index.ts';
import { excerptOf } from './shape.ts';

/** In their order; `path` is where the list lies, for the first `not-a-tile`. */
export function readTiles(texts: readonly unknown[], path: string): Result<Kind[], RecordProblem> {
  const tiles: Kind[] = [];
  for (const [index, text] of texts.entries()) {
    const kind = typeof text === 'string' ? parseKind(text) : undefined;
    if (kind === undefined) {
      return failure({ code: 'not-a-tile', path: `${path}.${index}`, found: excerptOf(text) });
    }
    tiles.push(kind);
  }
  return success(tiles);
}

/** See {@link readTiles}. */
export function readHands(lists: readonly (readonly unknown[])[]): Result<Kind[][], RecordProblem> {
  const hands: Kind[][] = [];
  for (const [seat, texts] of lists.entries()) {
    const hand = readTiles(texts, `deal.hands.${seat}`);
    if (!hand.ok) return hand;
    hands.push(hand.value);
  }
  return success(hands);
}
