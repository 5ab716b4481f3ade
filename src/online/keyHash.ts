import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What the server keeps of a key: it can tell that a key is right, and cannot tell the key. */
export function keyHash(key: string): string {
  return bytesToHex(sha256(utf8ToBytes(key)));
}
