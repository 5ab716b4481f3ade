import type { JsonObject } from '../engine/index.ts';

/** How deep objects and lists of a `meta` may lie: writing deeper ones overflows the stack. */
export const mostLevels = 32;

/** And no list. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** It can be written as JSON and read again unchanged. */
export function isJsonObject(value: unknown): value is JsonObject {
  return isObject(value) && isJson(value, mostLevels);
}

function isJson(value: unknown, levels: number): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || levels === 0) return false;
  return Object.values(value).every((member) => isJson(member, levels - 1));
}
