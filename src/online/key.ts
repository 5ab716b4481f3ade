/** 32 digits and letters, none of which is taken for another one; 5 bits each. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** The id of a table: no secret, and of no use without a key. */
export const tableIdPattern = /^[0-9a-z]{16}$/;

/** A key of a table: 130 bits of chance. Who knows it may do what it opens. */
export const keyPattern = /^[0-9a-hjkmnp-tv-z]{26}$/;

/** As many keys as a device may show, see `auth` in PROTOCOL.md. */
export const mostShownKeys = 7;

/** A `keyHash`, a secret or a commitment: 256 bits in hexadecimal digits. */
export const hashPattern = /^[0-9a-f]{64}$/;

/** What a seat adds to a shuffle: 128 bits in hexadecimal digits. */
export const saltPattern = /^[0-9a-f]{32}$/;

/** Fills a list with bytes of chance, as a browser's and Node's own source do. */
export type FillWithChance = (bytes: Uint8Array<ArrayBuffer>) => unknown;

export function freshTableId(fillWithChance: FillWithChance): string {
  return spelled(16, fillWithChance);
}

export function freshKey(fillWithChance: FillWithChance): string {
  return spelled(26, fillWithChance);
}

export function freshHex(bits: 128 | 256, fillWithChance: FillWithChance): string {
  const bytes = new Uint8Array(bits / 8);
  fillWithChance(bytes);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function spelled(length: number, fillWithChance: FillWithChance): string {
  const bytes = new Uint8Array(length);
  fillWithChance(bytes);
  return Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('');
}
