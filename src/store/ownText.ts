import { isDealAlone } from '../records/link.ts';
import { soundCodeIn } from '../records/linkCode.ts';
import { type Place, parsePlace } from './places.ts';

/** What a text is that the app has made, wherever it was sent in between. */
export type OwnText =
  /** One record or several, on the lines where they stand, with no words around them. */
  | { readonly is: 'records'; readonly text: string }
  /** An address, or the code of one. */
  | { readonly is: 'link'; readonly place: Place }
  /** The ledger of an evening. */
  | { readonly is: 'ledger' }
  | { readonly is: 'unknown' };

/** What a text of this app is, alone or among other words. */
export function ownTextIn(text: string): OwnText {
  const begin = text.indexOf('{');
  if (begin >= 0 && /"(?:format|variant|plays)"/.test(text)) {
    return { is: 'records', text: withoutWords(text, begin) };
  }
  const place = placeIn(text);
  if (place !== undefined) return { is: 'link', place };
  return { is: /^\d+ +\| /m.test(text) ? 'ledger' : 'unknown' };
}

/** Records without the words before and after them; the lines keep their numbers. */
function withoutWords(text: string, begin: number): string {
  const end = text.lastIndexOf('}') + 1;
  return text.slice(0, begin).replaceAll(/[^\n]/g, '') + text.slice(begin, end || undefined);
}

/** So many addresses and codes of a text are looked at, and no more. */
const mostLooked = 50;

/** The first address in a text that leads anywhere. */
function placeIn(text: string): Place | undefined {
  const written = text.replaceAll(/%(?:25)*23/g, '#');
  const starts = [...written.matchAll(/#[a-z]+(=|%(?:25)*3D)?/g)].slice(0, mostLooked);
  for (const { 0: name, 1: isNamed, index } of starts) {
    // A word with a number sign may stand in any message; an address has something before it.
    const isAddress = isNamed || /[\w/]/.test(written.charAt(index - 1));
    const place = isAddress || written.trim() === name ? parsePlace(written.slice(index)) : null;
    if (place !== null && place.room !== 'nowhere') return place;
  }
  return bareCodeIn(text);
}

/** A code without its address: a round that was played is shown, any other deal is to be played. */
function bareCodeIn(text: string): Place | undefined {
  const code = [text.trim(), ...(text.match(/[\w-]{40,}/g) ?? [])]
    .slice(0, mostLooked)
    .map(soundCodeIn)
    .find((one) => one !== undefined);
  return code === undefined ? undefined : { room: isDealAlone(code) ? 'deal' : 'review', code };
}
