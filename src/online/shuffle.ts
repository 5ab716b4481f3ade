import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import {
  firstOut,
  type Game,
  type Random,
  rulesOf,
  type Seat,
  type TablePlace,
} from '../engine/index.ts';
import { dealByChance, type SeededDeal } from '../records/seed.ts';

// The shuffle of a round proves itself: PROTOCOL.md tells how, and what it does not prove.

export interface Shuffle {
  /** 256 bits that the server has committed itself to before any seat gave its salt. */
  readonly secret: string;
  /** The number of the deal at its table, counted from 1. */
  readonly deal: number;
  /** The salt of each place, in order; null where a bot sits, or somebody who is away. */
  readonly salts: readonly (string | null)[];
}

/** The secret of a deal of a table; one tells nothing of another. */
export function secretOfDeal(tableSecret: string, deal: number): string {
  return bytesToHex(hmac(sha256, hexToBytes(tableSecret), utf8ToBytes(`deal ${deal}`)));
}

export function commitmentTo(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** From HMAC-SHA256 by the secret: four numbers of each block, 53 bits each. */
export function chanceOfShuffle({ secret, deal, salts }: Shuffle): Random {
  const key = hexToBytes(secret);
  const told = `${deal}:${salts.map((salt) => salt ?? '-').join(',')}`;
  let block = new DataView(new ArrayBuffer(0));
  let at = 0;
  let blocks = 0;
  return () => {
    if (at === block.byteLength) {
      block = new DataView(hmac(sha256, key, utf8ToBytes(`${told}:${blocks}`)).buffer);
      blocks += 1;
      at = 0;
    }
    const high = block.getUint32(at);
    const low = block.getUint32(at + 4);
    at += 8;
    // The first 53 of 64 bits are what a number between 0 and 1 holds.
    return (high * 2 ** 21 + (low >>> 11)) / 2 ** 53;
  };
}

/** A deal of a shuffle, and who sits out if it is the first of a match. */
export interface ShuffledDeal extends SeededDeal {
  /** @param usual the place whose turn it is where each sits out in turn */
  readonly firstOut: (starter: Seat, usual: TablePlace) => TablePlace;
}

export function shuffledDeal(game: Game, shuffle: Shuffle): ShuffledDeal {
  const random = chanceOfShuffle(shuffle);
  const dealt = dealByChance(rulesOf(game).dealTiles, game, random);
  return { ...dealt, firstOut: (starter, usual) => firstOut(game, starter, usual, random) };
}
