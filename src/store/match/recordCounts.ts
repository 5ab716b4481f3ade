import type { JsonObject } from '../../engine/index.ts';

/** The help that a record counts in its `meta`. */
export type Help = 'practiceUndos' | 'hints';

/** What else is known of a record, with one more help taken. */
export function withOneMore(help: Help, meta: JsonObject = {}): JsonObject {
  const taken = meta[help];
  return { ...meta, [help]: typeof taken === 'number' ? taken + 1 : 1 };
}
