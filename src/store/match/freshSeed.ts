import { chooseIndex, type Random } from '../../engine/index.ts';

/** Letters and digits that are not mistaken for one another when read aloud or copied by hand. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Eight letters and digits. */
export function spellSeed(random: Random): string {
  const letters = Array.from({ length: 8 }, () =>
    alphabet.charAt(chooseIndex(alphabet.length, random)),
  );
  return letters.join('');
}

/** The chance comes from the browser's own source. */
export function freshSeed(): string {
  return spellSeed(() => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32);
}
