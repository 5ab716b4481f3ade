/** What a code may hold, every part of it to be forged. */
interface Forgery {
  readonly version?: number;
  /** What stands as the header, JSON or not. */
  readonly header: string | Uint8Array;
  readonly digits?: readonly number[];
  /** How long the header says it is. */
  readonly length?: number;
}

/** A code with the right checksum that nobody's app has made. */
export function forgedLink({ version = 1, header, digits = [], length }: Forgery): string {
  const words = Buffer.from(header);
  const told = length ?? words.length;
  return signed(Buffer.from([version, told >> 8, told & 255, ...words, ...digits]));
}

/** The code of some bytes, with their checksum. */
export function signed(body: Uint8Array): string {
  let sum = 0x811c9dc5;
  for (const byte of body) sum = Math.imul(sum ^ byte, 0x01000193);
  const checksum = Buffer.alloc(4);
  checksum.writeInt32BE(sum | 0);
  return Buffer.concat([body, checksum]).toString('base64url');
}

/** The bytes of a code without their checksum. */
export function bodyOf(code: string): Buffer {
  return Buffer.from(code, 'base64url').subarray(0, -4);
}
