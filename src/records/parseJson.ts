import { failure, type RecordProblem, type Result, success } from '../engine/index.ts';
import { shorten } from './shape.ts';

/** Characters of one record; checked before anything is parsed. */
export const mostRecordText = 1_048_576;

/** Refuses a key that stands twice in one object: one of its values would be lost unseen. */
export function parseJson(text: string): Result<unknown, RecordProblem> {
  if (text.length > mostRecordText) return failure({ code: 'too-long', limit: mostRecordText });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return failure({ code: 'not-json' });
  }
  const key = repeatedKeyOf(text);
  return key === undefined ? success(value) : failure({ code: 'repeated-key', key: shorten(key) });
}

/** A string before a colon is a key of the innermost open object. */
function repeatedKeyOf(text: string): string | undefined {
  const open: Set<string>[] = [];
  for (const [token, quoted, colon] of text.matchAll(/("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}]/g)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (colon !== undefined && quoted !== undefined) {
      const key: unknown = JSON.parse(quoted);
      const keys = open.at(-1);
      if (typeof key !== 'string' || keys === undefined) continue;
      if (keys.has(key)) return key;
      keys.add(key);
    }
  }
  return undefined;
}
