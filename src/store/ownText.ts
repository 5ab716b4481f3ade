import { isDealAlone } from '../records/link.ts';
import { soundCodeIn } from '../records/linkCode.ts';
import { mostRecordText, parseJson } from '../records/parseJson.ts';
import { betweenRecords } from '../records/parseRecord.ts';
import { type Place, parsePlace } from './places.ts';

/** What a text is that the app has made, wherever it was sent in between. */
export type OwnText =
  /** One record or several, each on the line where it begins, with no words around them. */
  | { readonly is: 'records'; readonly text: string }
  /** An address, or the code of one. */
  | { readonly is: 'link'; readonly place: Place }
  /** The ledger of an evening. */
  | { readonly is: 'ledger' }
  | { readonly is: 'unknown' };

/**
 * What a text of this app is, alone or among other words.
 * @param keepsLines whether lines between records that hold none stay there, to be told
 */
export function ownTextIn(text: string, keepsLines = false): OwnText {
  if (/\{\s*"/.test(text) && /"(?:format|variant|plays)"/.test(text)) {
    return { is: 'records', text: withoutWords(text, keepsLines) };
  }
  const place = placeIn(text);
  if (place !== undefined) return { is: 'link', place };
  return { is: /^\d+ +\| /m.test(text) ? 'ledger' : 'unknown' };
}

/**
 * Records without the words before, between and after them, each in one line, which has the number
 * it had. One that has no end goes as far as its line does, or over several lines to the next
 * record, so that it is told and not left out.
 */
function withoutWords(text: string, keepsLines: boolean): string {
  let records = '';
  let [end, inVain] = [0, 0];
  for (const { index } of text.matchAll(/\{\s*"/g)) {
    if (index < end) continue;
    const lineEnd = text.indexOf('\n', index);
    const line = text.slice(index, lineEnd < 0 ? undefined : lineEnd);
    let length = line.lastIndexOf('}') + 1;
    if (!isJson(line.slice(0, length))) {
      const rest = inVain < mostLooked ? text.slice(index, index + mostRecordText) : line;
      length = reachOf(rest);
      const isTaken = length <= line.length || line.trim() === '{' || isJson(rest.slice(0, length));
      if (!isTaken) {
        inVain += 1;
        length = line.length;
      }
    }
    const lines = text.slice(end, index).split('\n');
    const isKept = (at: number): boolean =>
      keepsLines && records !== '' && at > 0 && at < lines.length - 1;
    records += lines.map((words, at) => (isKept(at) ? words : '')).join('\n');
    if (records !== '' && !records.endsWith('\n')) records += betweenRecords;
    end = index + length;
    const record = text.slice(index, end).split('\n');
    // Tabs may stand between the signs of JSON, and like ends of lines in none of its texts.
    records += record.join('\t') + '\n'.repeat(record.length - 1);
  }
  return records;
}

/** Whether a text is one JSON value, whatever else is wrong with it. */
function isJson(text: string): boolean {
  const json = parseJson(text);
  return json.ok || json.problem.code === 'repeated-key';
}

/** How far the object reaches that a text begins with: to its end, or to where a record begins. */
function reachOf(text: string): number {
  let depth = 0;
  for (const { 0: sign, 1: head, index } of text.matchAll(
    /"(?:[^"\\\n]|\\.)*"|\{(\s*"format")?|\}/g,
  )) {
    if (head !== undefined && depth > 0) return index;
    if (sign === '}') depth -= 1;
    else if (sign.startsWith('{')) depth += 1;
    if (depth === 0) return index + 1;
  }
  return text.length;
}

/** So many addresses and codes of a text are looked at, and no more. */
const mostLooked = 50;

/** The first address in a text that leads anywhere, best one that has not been damaged. */
function placeIn(text: string): Place | undefined {
  const written = text.replaceAll(/%(?:25)*23/g, '#');
  const starts = [...written.matchAll(/#[a-z]+(=|%(?:25)*3D)?/g)].slice(0, mostLooked);
  const places = starts.flatMap(({ 0: name, 1: isNamed, index }) => {
    // A word with a number sign may stand in any message; an address has something before it.
    const isAddress = isNamed || /[\w/]/.test(written.charAt(index - 1));
    const place = isAddress || written.trim() === name ? parsePlace(written.slice(index)) : null;
    return place === null || place.room === 'nowhere' ? [] : [place];
  });
  return places.find(isSound) ?? bareCodeIn(text) ?? places[0];
}

/** Whether a place has the whole code of its round, where it needs one. */
function isSound(place: Place): boolean {
  return (
    !/review|deal/.test(place.room) || ('code' in place && soundCodeIn(place.code) === place.code)
  );
}

/** A code without its address: a round that was played is shown, any other deal is to be played. */
function bareCodeIn(text: string): Place | undefined {
  const code = [text.trim(), ...(text.match(/[\w-]{40,}/g) ?? [])]
    .slice(0, mostLooked)
    .map(soundCodeIn)
    .find((one) => one !== undefined);
  return code === undefined ? undefined : { room: isDealAlone(code) ? 'deal' : 'review', code };
}
