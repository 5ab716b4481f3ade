/**
 * The 32-bit FNV-1a of some bytes, from 0 to 4,294,967,295: it tells apart what differs by chance,
 * and keeps nobody from making two alike.
 */
export function fnv1a(bytes: Uint8Array): number {
  return bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 0x811c9dc5) >>> 0;
}
