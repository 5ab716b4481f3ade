import type { RoundRecord } from '../engine/index.ts';
import { mostTypedName } from './mostTypedName.ts';

/** As many marks over and under a letter as any script needs; more would cover the lines around. */
const tooManyMarks = /(\p{M}{4})\p{M}+/gu;

/**
 * What no name needs, and what could make another text of it, or of the words around it: control
 * characters, ends of lines, signs that turn the direction of writing, halves of characters, and
 * what cannot be seen at all. Joiners and the signs that choose among shapes of a character are
 * none of those: emoji and some scripts are spelled with them.
 */
export const unseen =
  /[\p{Cc}\p{Cs}\u2028\u2029\u2800\ufff9-\ufffb]|(?!\p{Join_Control}|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu;

/** In one line, with nothing hidden in it: as it is sent to others and shown from strangers. */
export function plainName(name: string): string {
  const plain = name.replaceAll(unseen, ' ').replaceAll(/\s+/g, ' ').trim();
  // Joiners that join nothing are not seen either.
  return /[^\s\p{Default_Ignorable_Code_Point}]/u.test(plain) ? plain : '';
}

/**
 * As the page takes it in, wherever it comes from: plain, with no more marks on a letter than a
 * script needs, and no longer than one that is typed. Empty where nothing of it can be seen.
 */
export function takenName(name: string): string {
  const plain = plainName(name).replaceAll(tooManyMarks, '$1');
  if (plain.length <= mostTypedName) return plain;
  const letters = lettersOf(plain);
  // One that is drawn as a single sign can be of any length.
  const [first = ''] = letters;
  const pieces = first.length < mostTypedName ? letters : [...plain];
  let taken = '';
  for (const piece of pieces) {
    if (taken.length + piece.length >= mostTypedName) break;
    taken += piece;
  }
  return `${taken.trimEnd()}…`;
}

/** Each is drawn as one sign; an older Firefox cannot tell, and takes each character so. */
function lettersOf(plain: string): readonly string[] {
  if (!('Segmenter' in Intl)) return [...plain];
  return [...new Intl.Segmenter().segment(plain)].map(({ segment }) => segment);
}

/** As the page takes them in; the same record where they are so. */
export function withNamesTaken(record: RoundRecord): RoundRecord {
  const players = record.players.map(takenName);
  const isSame = players.every((name, seat) => name === record.players[seat]);
  return isSame ? record : { ...record, players };
}
