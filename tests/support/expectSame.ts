import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/**
 * Expects two values to be equal, as `toEqual` means it, in a small part of its time: that is for
 * what is compared after every play of many rounds. Only values that differ, or that are equal in
 * its sense alone, are left to it.
 */
export function expectSame(found: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toEqual(wanted);
}

/** Expects the same of all parts of a value that are told, whatever else it has. */
export function expectParts<Whole extends object>(
  found: Whole,
  wanted: { readonly [Key in keyof Whole]?: unknown },
): void {
  const parts = Object.keys(wanted).map((key) => [key, Reflect.get(found, key)]);
  expectSame(Object.fromEntries(parts), wanted);
}
