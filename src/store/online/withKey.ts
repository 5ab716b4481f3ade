import { mostShownKeys } from '../../online/key.ts';

/**
 * The keys of a device with one more: the newest first. Beyond {@link mostShownKeys} one goes, but
 * never the first that came: it may be that of who opened the table, and nobody else has it.
 */
export function withKey(keys: readonly string[], key: string): string[] {
  const others = keys.filter((one) => one !== key);
  return [key, ...others.slice(0, mostShownKeys - 2), ...others.slice(mostShownKeys - 2).slice(-1)];
}
