import { keyHash } from '../../online/keyHash.ts';
import { checkRound } from './checkRound.ts';

/**
 * What needs hashes. It loads by itself: a round goes on without it, and wants it at its end or
 * where a place is given away.
 */
export const hashing = { keyHash, checkRound };
