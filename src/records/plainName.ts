/**
 * What no name needs, and what could make another text of it, or of the words around it: control
 * characters, ends of lines, signs that turn the direction of writing, halves of characters, and
 * what cannot be seen at all. Joiners and the signs that choose among shapes of a character are
 * none of those: emoji and some scripts are spelled with them.
 */
export const unseen =
  /[\p{Cc}\p{Cs}\u2028\u2029\u2800\ufff9-\ufffb]|(?!\p{Join_Control}|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu;

/**
 * A name as it is sent to others and shown from strangers: in one line, with nothing hidden in it.
 */
export function plainName(name: string): string {
  const plain = name.replaceAll(unseen, ' ').replaceAll(/\s+/g, ' ').trim();
  // Joiners that join nothing are not seen either.
  return /[^\s\p{Default_Ignorable_Code_Point}]/u.test(plain) ? plain : '';
}
