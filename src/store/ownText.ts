import { isDealAlone } from '../records/link.ts';
import { soundCodeIn } from '../records/linkCode.ts';
import { mostRecordText, parseJson } from '../records/parseJson.ts';
import { betweenRecords } from '../records/parseRecord.ts';
import { plainTyped } from '../records/typed.ts';
import { type Place, parsePlace } from './places.ts';

/** What a text is that the app has made, wherever it was sent in between. */
export type OwnText =
  /** One record or several, each on the line where it begins, with no words around them. */
  | { readonly is: 'records'; readonly text: () => string }
  /** An address, or the code of one. */
  | { readonly is: 'link'; readonly place: Place }
  | { readonly is: 'ledger' }
  | { readonly is: 'unknown' };

export function ownTextIn(text: string): OwnText {
  if (hasRecords(text)) {
    return { is: 'records', text: () => [...withoutWords(text, false)].join('') };
  }
  const place = placeIn(text);
  if (place !== undefined) return { is: 'link', place };
  return { is: /^\d+ +\| /m.test(text) ? 'ledger' : 'unknown' };
}

/** The records of a text in pieces, with the lines between them; a text without any as it is. */
export function recordsIn(text: string): Iterable<string> {
  return hasRecords(text) ? withoutWords(text, true) : [text];
}

function hasRecords(text: string): boolean {
  return /\{\s*"/.test(text) && /"(?:format|variant|plays)"/.test(text);
}

/**
 * Yields pieces with one record each, in one line that has the number it had, without the words
 * around it. A record without an end goes as far as its line, or over several lines to the next
 * record, so that it is told and not left out.
 * @param keepsLines whether lines between records that hold none stay there, to be told
 */
function* withoutWords(text: string, keepsLines: boolean): Generator<string> {
  let [end, inVain, isLineOpen] = [0, 0, false];
  for (const { index } of text.matchAll(/\{\s*"/g)) {
    if (index < end) continue;
    const lineEnd = text.indexOf('\n', index);
    const line = text.slice(index, lineEnd < 0 ? undefined : lineEnd);
    const rest = inVain < mostLooked ? text.slice(index, index + mostRecordText) : line;
    let length = reachOf(rest);
    // What reaches over lines without being JSON has met brackets of words.
    if (length > line.length && line.trim() !== '{' && !parseJson(rest.slice(0, length)).ok) {
      inVain += 1;
      length = line.length;
    }
    const blank = keepsLines && end > 0 ? 1 : undefined;
    const words = text.slice(end, index).split('\n').fill('', 0, blank).fill('', -1).join('\n');
    end = index + length;
    const record = text.slice(index, end).split('\n');
    // Tabs may stand between the signs of JSON, and like ends of lines in none of its texts.
    const whole = record.join('\t') + '\n'.repeat(record.length - 1);
    yield (words || (isLineOpen ? betweenRecords : '')) + whole;
    isLineOpen = record.length === 1;
  }
}

/** How far the object reaches that a text begins with: to its end, or to where a record begins. */
function reachOf(text: string): number {
  let depth = 0;
  for (const { 0: sign, 1: head, index } of text.matchAll(
    /"(?:[^"\\\n]|\\.)*"|\{(\s*"format")?|\}/g,
  )) {
    if (head && depth > 0) return index;
    if (sign.startsWith('{')) depth += 1;
    if (sign === '}') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return text.length;
}

/** At most so many addresses and codes of a text are looked at. */
const mostLooked = 50;

/**
 * Writes the signs of an address as the app does. Keyboards for Chinese write them in full width,
 * pages as entities, typesetters with other hyphens, and Markdown with a backslash. Mail writes
 * `=3D` for `=` and `=` where it breaks a line; in the code of a round its checksum tells which of
 * them are of the code, see `linkCodeIn`.
 */
function plainAddresses(text: string): string {
  return text
    .replaceAll(/[＃＝－＿０-９Ａ-Ｚａ-ｚ‐-―−]+/g, (signs) => plainTyped(signs))
    .replaceAll(/\\([#=_-])/g, '$1')
    .replaceAll(/%(?:25)*23|&(?:num|#35|#x23);/gi, '#')
    .replaceAll(/&(?:equals|#61|#x3d);/gi, '=')
    .replaceAll(/#(?:today|learn|rules|table)=(?:=\r?\n|\S)*/g, (address) =>
      address.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='),
    );
}

/** The first address in a text that leads anywhere, best one that has not been damaged. */
function placeIn(text: string): Place | undefined {
  const written = plainAddresses(text);
  const starts = [...written.matchAll(/#[a-z]+(=|%(?:25)*3D)?/g)].slice(0, mostLooked);
  const places = starts.flatMap(({ 0: name, 1: isNamed, index }) => {
    // A word with a number sign may stand in any message; an address has something before it.
    const isAddress = isNamed || /[\w/]/.test(written.charAt(index - 1));
    const place = isAddress || written.trim() === name ? parsePlace(written.slice(index)) : null;
    return place === null || place.room === 'nowhere' ? [] : [place];
  });
  return places.find(isSound) ?? bareCodeIn(written) ?? places[0];
}

function isSound(place: Place): boolean {
  return (
    !/review|deal/.test(place.room) || ('code' in place && soundCodeIn(place.code) === place.code)
  );
}

/**
 * A played round is shown, any other deal is to be played, and so is a code right behind the word
 * `deal`: its round is sealed until then.
 */
function bareCodeIn(text: string): Place | undefined {
  const words = [...text.matchAll(/[\w-]{40,}/g)].slice(0, mostLooked);
  for (const { 0: word, index } of [{ 0: text.trim(), index: 0 }, ...words]) {
    const code = soundCodeIn(word);
    if (code === undefined) continue;
    const isDeal = isDealAlone(code) || /\bdeal\W{1,20}$/.test(text.slice(0, index));
    return { room: isDeal ? 'deal' : 'review', code };
  }
  return undefined;
}
