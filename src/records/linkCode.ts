import { fnvBegin, fnvWith } from './fnv1a.ts';

/** At the end of a code; they tell whether the others are as they were written. */
export const checksumBytes = 4;

/** Undefined where the code is none. */
export function bytesOfCode(code: string): Uint8Array | undefined {
  if (!/^[\w-]+$/.test(code)) return undefined;
  try {
    const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/**
 * The code that a text begins with. It ends at the first sign that no code holds. Its checksum
 * decides where that cannot tell: a code may be followed by signs that could be of it, as `_` or
 * `-`, and mail breaks long lines, with `=` at their ends and `3D` behind the sign of the address.
 * @returns the sound code or, where there is none, the whole text, of which nothing opens
 */
export function linkCodeIn(text: string): string {
  return soundCodeIn(text) ?? text;
}

export function soundCodeIn(text: string): string | undefined {
  const [whole = ''] = /^[\w-]*(?:[=\s>\\]+[\w-]+)*/.exec(text) ?? [];
  const pieces = whole.split(/[^\w-]+/);
  const [first = ''] = pieces;
  const joined = pieces.join('');
  const tries = [first, joined, joined.replace(/^3D/, '')];
  return tries.map(soundStartOf).find((code) => code !== undefined);
}

function soundStartOf(text: string): string | undefined {
  const bytes = bytesOfCode(text.length % 4 === 1 ? text.slice(0, -1) : text);
  if (bytes === undefined) return undefined;
  const words = new DataView(bytes.buffer);
  let [sum, sound] = [fnvBegin, 0];
  for (const [at, byte] of bytes.subarray(0, -checksumBytes).entries()) {
    sum = fnvWith(sum, byte);
    if (words.getUint32(at + 1) === sum >>> 0) sound = at + 1 + checksumBytes;
  }
  return sound === 0 ? undefined : text.slice(0, Math.ceil((sound * 8) / 6));
}
