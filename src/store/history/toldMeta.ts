import type { JsonObject } from '../../engine/index.ts';

/**
 * The most characters of what a `meta` tells of the players or the match: whatever is longer is
 * nothing this app wrote.
 */
const mostTold = 300;

/**
 * A `meta` of which the code of a link can be made: a stranger's may tell more of the players than
 * any code can hold.
 */
export function soundMeta(meta: JsonObject): JsonObject {
  const { players, ...others } = meta;
  return JSON.stringify(players ?? null).length > mostTold ? others : meta;
}

/** What tells the match of a record from others, if its `meta` does. */
export function matchIn({ match }: JsonObject): string | undefined {
  return typeof match === 'string' && match.length <= mostTold ? match : undefined;
}
