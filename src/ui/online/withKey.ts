/** As many keys as a device may show, see `auth` in PROTOCOL.md. */
const mostKept = 7;

/** The keys of a device with one more: the newest first, and the oldest goes beyond seven. */
export function withKey(keys: readonly string[], key: string): string[] {
  return [key, ...keys.filter((one) => one !== key)].slice(0, mostKept);
}
