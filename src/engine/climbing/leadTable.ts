import type { Counts } from '../core/counts.ts';
import { type Kind, kindCount } from '../core/kind.ts';
import { brandPlay, type Play } from '../core/play.ts';
import { listHeld } from './heldPlays.ts';
import { kindCountsOf } from './play.ts';

/**
 * The combinations of a variant, so laid out that those which a hand holds are looked up and not
 * tried one by one. Neighbours in the order of the texts that are made of three kinds in all are a
 * row, and what is held of a row is listed beforehand for every *holding*: none to four cards of
 * each of its kinds.
 */
export interface LeadTable {
  /** In the order of their texts. */
  readonly plays: Int32Array;
  /** The kinds of the rows, three places for each. */
  readonly kinds: Uint8Array;
  /** By row and holding, where in `lists` its plays begin; they end where the next ones begin. */
  readonly begins: Uint16Array;
  readonly lists: Uint16Array;
}

/** As many as one combination may have, so that each fits into a row. */
const kindsInRow = 3;
/** None to four cards of a kind. */
const heights = 5;
const holdings = heights ** kindsInRow;

/** How many plays are copied at a time, see {@link listLeads}. */
const copiedAtOnce = 4;

/** The plays must be in the order of their texts. */
export function leadTableOf(plays: Int32Array): LeadTable {
  const kinds: Kind[] = [];
  const begins = [0];
  const lists: number[] = [];
  const held = new Int32Array(plays.length);
  for (const row of rowsOf(plays)) {
    kinds.push(...row.kinds);
    for (let holding = 0; holding < holdings; holding += 1) {
      const length = listHeld(row.plays, countsOf(row, holding), 0, held);
      lists.push(...held.subarray(0, length));
      begins.push(lists.length);
    }
  }
  return {
    plays,
    kinds: Uint8Array.from(kinds),
    begins: Uint16Array.from(begins),
    lists: Uint16Array.from(lists),
  };
}

interface Row {
  /** Three: where it has fewer, the last one fills the places that are left. */
  readonly kinds: readonly Kind[];
  readonly plays: Int32Array;
}

function rowsOf(plays: Int32Array): Row[] {
  const rows: { kinds: ReadonlySet<Kind>; readonly plays: Play[] }[] = [];
  for (const play of Array.from(plays, brandPlay)) {
    const own = kindCountsOf(play).map(({ kind }) => kind);
    const row = rows.at(-1);
    const joined = new Set([...(row?.kinds ?? []), ...own]);
    if (row === undefined || joined.size > kindsInRow) {
      rows.push({ kinds: new Set(own), plays: [play] });
    } else {
      row.kinds = joined;
      row.plays.push(play);
    }
  }
  return rows.map(({ kinds: [first = 0, second = first, third = second], plays: own }) => ({
    kinds: [first, second, third],
    plays: Int32Array.from(own),
  }));
}

/** The cards of a holding. Some holdings tell two things of one kind: no hand has these. */
function countsOf({ kinds }: Row, holding: number): Counts {
  const counts = new Uint8Array(kindCount);
  kinds.forEach((kind, place) => {
    counts[kind] = Math.floor(holding / heights ** place) % heights;
  });
  return counts;
}

/**
 * Writes what a hand holds into a list, in the order of the texts, and returns how many. What the
 * list has behind them is written over too. The hand's cards are counted by kind, from an offset
 * on.
 */
export function listLeads(
  table: LeadTable,
  counts: Counts,
  offset: number,
  list: Int32Array,
): number {
  const { kinds, begins, lists } = table;
  let listed = 0;
  for (let row = 0; row * kindsInRow < kinds.length; row += 1) {
    const at = row * holdings + holdingOf(kinds, row * kindsInRow, counts, offset);
    let from = begins[at] ?? 0;
    const end = listed + (begins[at + 1] ?? 0) - from;
    // Few rows have more than four plays to give. So four are copied without asking how many there
    // are, which no processor could guess; the next row is written over those that are too many.
    do {
      list[listed] = lists[from] ?? 0;
      list[listed + 1] = lists[from + 1] ?? 0;
      list[listed + 2] = lists[from + 2] ?? 0;
      list[listed + 3] = lists[from + 3] ?? 0;
      listed += copiedAtOnce;
      from += copiedAtOnce;
    } while (listed < end);
    listed = end;
  }
  return listed;
}

export function holdsLead(table: LeadTable, counts: Counts, offset: number): boolean {
  const { kinds, begins } = table;
  for (let row = 0; row * kindsInRow < kinds.length; row += 1) {
    const at = row * holdings + holdingOf(kinds, row * kindsInRow, counts, offset);
    if (begins[at] !== begins[at + 1]) return true;
  }
  return false;
}

/** The number of what a hand holds of a row, whose kinds stand at a place and behind it. */
function holdingOf(kinds: Uint8Array, place: number, counts: Counts, offset: number): number {
  const first = heightAt(kinds, place, counts, offset);
  const second = heightAt(kinds, place + 1, counts, offset);
  const third = heightAt(kinds, place + 2, counts, offset);
  return first + heights * (second + heights * third);
}

/** How many cards a hand has of a kind, no more than can be played together. */
function heightAt(kinds: Uint8Array, place: number, counts: Counts, offset: number): number {
  return Math.min(counts[offset + (kinds[place] ?? 0)] ?? 0, heights - 1);
}
