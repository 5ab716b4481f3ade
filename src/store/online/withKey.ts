/** As many keys as a device may show, see `auth` in PROTOCOL.md. */
export const mostKept = 7;

/**
 * The keys of a device with one more: the newest first. Beyond seven one goes, but never the first
 * that came: it may be that of who opened the table, and nobody else has it.
 */
export function withKey(keys: readonly string[], key: string): string[] {
  const others = keys.filter((one) => one !== key);
  return [key, ...others.slice(0, mostKept - 2), ...others.slice(mostKept - 2).slice(-1)];
}
