import type { JsonObject } from '../../engine/index.ts';

const helps = ['practiceUndos', 'hints'] as const;
export type Help = (typeof helps)[number];

export function withOneMore(help: Help, meta: JsonObject = {}): JsonObject {
  const taken = meta[help];
  return { ...meta, [help]: typeof taken === 'number' ? taken + 1 : 1 };
}

/** Whether a record tells of any help; what it counts need not be sound. */
export function isHelped(meta: Readonly<Record<string, unknown>> = {}): boolean {
  return helps.some((help) => meta[help] !== undefined && meta[help] !== 0);
}
