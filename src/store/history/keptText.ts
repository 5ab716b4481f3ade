import * as v from 'valibot';
import { type Result, success } from '../../engine/index.ts';
import { type Unreadable, versioned } from '../shelf/versioned.ts';

const keptText = versioned(1, v.strictObject({ text: v.string() }));

export function textValueOf(text: string): unknown {
  return keptText.write({ text });
}

export function parseText(value: unknown): Result<string, Unreadable> {
  const read = keptText.read(value);
  return read.ok ? success(read.value.text) : read;
}
