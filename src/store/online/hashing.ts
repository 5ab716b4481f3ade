import { keyHash } from '../../online/keyHash.ts';
import { checkShuffle, type ShuffleVerdict, type Witness } from '../../online/proof.ts';
import type { ReadRevealed, ReadTold } from '../../online/readTold.ts';
import type { Pledge } from './deviceTables.ts';

/** Loads by itself: only the end of a round, and giving a place away, need hashes. */
export const hashing = { keyHash, checkRound };

/**
 * Holds a round that is over against what this device knows of it.
 * @param told what was told with it, or after it
 * @param before what was told of it last before it was over, with no gap between
 */
function checkRound(
  revealed: ReadRevealed,
  pledge: Pledge,
  told: ReadTold,
  before: ReadTold | undefined,
): ShuffleVerdict {
  return checkShuffle(witnessOf(revealed, pledge, told, before), revealed);
}

function witnessOf(
  revealed: ReadRevealed,
  { commitment, deal, salts }: Pledge,
  { places, own: here }: ReadTold,
  before: ReadTold | undefined,
): Witness {
  // Only salts of places that this device has went to the server. One of which no answer came may
  // not have come there, or after that of another device.
  const own = salts.flatMap(({ place, salt, isTaken }) =>
    here.includes(place) && (isTaken || revealed.salts[place] === salt)
      ? [[place, salt] as const]
      : [],
  );
  const bots = places.flatMap(({ by }, place) => (by === 'person' ? [] : [[place, null] as const]));
  return {
    ...{ commitment, deal, isFirst: revealed.record.meta?.round === 1 },
    ...{ places: places.length, salts: new Map([...bots, ...own]) },
    seen: before?.round?.views.map(({ seen }) => ({ seat: seen.seat, seen })) ?? [],
  };
}
