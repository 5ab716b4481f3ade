/**
 * What no name needs, and what could make another text of it, or of the words around it: control characters, ends of lines, signs
 * that turn the direction of writing, halves of characters, and what cannot be seen at all.
 */
export const unseen =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** A name as it is sent to others and shown from strangers: in one line, with nothing hidden in it. */
export function plainName(name: string): string {
  return name.replaceAll(unseen, ' ').replaceAll(/\s+/g, ' ').trim();
}
