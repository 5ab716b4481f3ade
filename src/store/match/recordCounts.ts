import type { JsonObject } from '../../engine/index.ts';

/** A record counts it in its `meta`. */
export type Help = 'practiceUndos' | 'hints';

export function withOneMore(help: Help, meta: JsonObject = {}): JsonObject {
  const taken = meta[help];
  return { ...meta, [help]: typeof taken === 'number' ? taken + 1 : 1 };
}
