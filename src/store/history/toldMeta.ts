import type { JsonObject } from '../../engine/index.ts';

/** The app writes nothing longer of the players or the match. */
const mostTold = 300;

/** A `meta` without players too long for the code of a link, as a stranger's may be. */
export function soundMeta(meta: JsonObject): JsonObject {
  const { players, ...others } = meta;
  return JSON.stringify(players ?? null).length > mostTold ? others : meta;
}

export function matchIn({ match }: JsonObject): string | undefined {
  return typeof match === 'string' && match.length <= mostTold ? match : undefined;
}
