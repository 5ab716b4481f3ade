import { chooseIndex, type Random } from '../../engine/index.ts';

/**
 * Letters and digits that nobody mistakes for one another when a seed is read aloud or copied by
 * hand.
 */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A seed of eight letters and digits, spelled by chance. */
export function spellSeed(random: Random): string {
  const letters = Array.from({ length: 8 }, () =>
    alphabet.charAt(chooseIndex(alphabet.length, random)),
  );
  return letters.join('');
}

/** A seed that nobody has chosen, from the browser's own source of chance. */
export function freshSeed(): string {
  return spellSeed(() => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32);
}
