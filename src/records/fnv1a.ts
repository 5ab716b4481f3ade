/** The sum of no bytes. */
export const fnvBegin = 0x811c9dc5;

/** A number of 32 bits with its sign. */
export function fnvWith(sum: number, byte: number): number {
  return Math.imul(sum ^ byte, 0x01000193);
}

/** From 0 to 4,294,967,295: it finds what differs by chance, and a forger can make two alike. */
export function fnv1a(bytes: Uint8Array): number {
  return bytes.reduce(fnvWith, fnvBegin) >>> 0;
}
