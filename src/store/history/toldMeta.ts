import type { JsonObject } from '../../engine/index.ts';

/** Most characters read from `meta` of players or match; the app writes nothing longer. */
const mostTold = 300;

/** Drops `players` too long for the code of a link, as a stranger's may be. */
export function soundMeta(meta: JsonObject): JsonObject {
  const { players, ...others } = meta;
  return JSON.stringify(players ?? null).length > mostTold ? others : meta;
}

export function matchIn({ match }: JsonObject): string | undefined {
  return typeof match === 'string' && match.length <= mostTold ? match : undefined;
}
