import { failure, type Result, success } from '../../engine/index.ts';
import { parseLink, wordsOfLink } from '../../records/link.ts';
import { parseRecord } from '../../records/parseRecord.ts';
import { roundIdOf } from '../../records/roundId.ts';
import type { JoinNamed } from '../joining.ts';
import { hasResult } from '../match/match.ts';
import type { Unreadable } from '../shelf/versioned.ts';
import type { Chest } from './chest.ts';
import type { DealPlayed } from './dayPlayed.ts';
import type { ApartDeals } from './days.ts';
import { daysApartKey, type Entry, entryKeyOf, idIn, keptEntry } from './entry.ts';
import { changeJournal, placesOf } from './journal.ts';
import { costliestFirst } from './keepFound.ts';
import { type KeptPuzzle, roundToKeep } from './keptRound.ts';
import { entryFromOlder, isApart, olderKeysOf, parseOlderDeal } from './olderForms.ts';
import { slicesOf } from './slices.ts';

/** So many rounds are brought up between two pauses: a hundredth of a second or two. */
const slice = 25;

/** What came of rounds that were to be brought up. */
export interface BroughtUp {
  readonly entries: readonly Entry[];
  /** How many a newer version of the app has kept. */
  readonly newer: number;
  /** Why the rest stays in its older form, of which the entries tell all the same. */
  readonly refusal?: unknown;
}

export interface LookMeans {
  readonly joinNamed: JoinNamed;
  /** Lets the page do what is due. */
  readonly pause: () => Promise<void>;
}

/**
 * Brings up rounds that are kept in an older form, or tell what is reckoned otherwise by now, some
 * at a time; at every moment each of them is whole in its old form or in its entry. What cannot be
 * read is set aside, and what a newer version has kept is left alone.
 * @param ids as their keys name them: of older forms the codes of their links
 */
export async function bringUp(
  chest: Chest,
  ids: readonly string[],
  { joinNamed, pause }: LookMeans,
): Promise<BroughtUp> {
  const entries = new Map<string, Entry>();
  let newer = 0;
  let refusal: unknown;
  for await (const some of slicesOf(ids, slice, pause)) {
    // Of what is half lost only the link may tell the game.
    await joinNamed(some.map(wordsOfLink).join(' '));
    const values = await chest.values(some.flatMap(olderKeysOf));
    const each = values.length / some.length;
    const found = some.map((id, at) => entryFrom(id, values.slice(at * each, (at + 1) * each)));
    const read = found.flatMap((one) => (one?.ok === true ? [one.value] : []));
    let done: BroughtUp = { entries: read, newer: 0 };
    try {
      if (refusal === undefined) done = await bringUpSlice(chest, some, read);
    } catch (error) {
      refusal = error;
    }
    for (const entry of done.entries) entries.set(entry.kept.id, entry);
    newer += done.newer;
  }
  return { entries: [...entries.values()], newer, refusal };
}

/** @param read what was just read of them; of what another tab has changed since nothing is done */
async function bringUpSlice(
  chest: Chest,
  ids: readonly string[],
  read: readonly Entry[],
): Promise<BroughtUp> {
  const places = read.flatMap(({ kept }) => placesOf(kept.id)).map(entryKeyOf);
  const keys = new Set([daysApartKey, ...ids.flatMap(olderKeysOf), ...places]);
  const entries: Entry[] = [];
  let newer = 0;
  await changeJournal(chest, [...keys], (pages) => {
    // It cannot tell the deals of rounds that are brought up.
    if (isApart(pages.value(daysApartKey))) pages.write(daysApartKey, undefined);
    for (const id of ids) {
      const own = olderKeysOf(id);
      const from = entryFrom(id, own.map(pages.value));
      if (from === undefined) continue;
      if (!from.ok) {
        if (from.problem === 'newer') newer += 1;
        else pages.setAside(id, own);
        continue;
      }
      const place = pages.placeOf(from.value);
      if (!keys.has(entryKeyOf(place))) continue;
      const there = place === id ? undefined : pages.entryAt(place);
      if (there?.ok === false && there.problem !== 'damaged') {
        if (there.problem === 'newer') newer += 1;
        continue;
      }
      if (there?.ok === false) pages.setAside(place, [entryKeyOf(place)]);
      const lying = { ...from.value, kept: { ...from.value.kept, id: place } };
      const entry = there?.ok === true ? mergedOf(there.value, lying) : lying;
      for (const key of own) if (pages.value(key) !== undefined) pages.write(key, undefined);
      pages.put(entry);
      entries.push(entry);
    }
  });
  return { entries, newer };
}

/** Brings up a round whose family has joined, where it is there, and gives its id. */
export async function broughtUpId(chest: Chest, link: string): Promise<string> {
  const round = parseLink(link);
  if (!round.ok) return link;
  await bringUp(chest, [link], { joinNamed: () => undefined, pause: () => Promise.resolve() });
  return roundIdOf(round.value);
}

/** Reads a round in its older form; undefined where it cannot be read. */
export async function readOlder(chest: Chest, link: string): Promise<Entry | undefined> {
  const read = entryFrom(link, await chest.values(olderKeysOf(link)));
  return read?.ok === true ? read.value : undefined;
}

/** Reads the deals of days that lie apart; `apart` tells whether all of them do. */
export async function readApart(
  chest: Chest,
  keys: readonly string[],
  apart: unknown,
): Promise<ApartDeals> {
  const found = new Map<string, DealPlayed>();
  const drop = isApart(apart) ? [daysApartKey] : [];
  let isWhole = isApart(apart);
  for (const [at, value] of (await chest.values(keys)).entries()) {
    const key = keys[at] ?? '';
    const deal = parseOlderDeal(value);
    if (deal.ok || deal.problem === 'damaged') drop.push(key);
    if (deal.ok) found.set(idIn(key), deal.value);
    else isWhole = false;
  }
  return { found, isWhole, drop };
}

/** Undefined where nothing lies there any more. */
export function entryFrom(
  id: string,
  parts: readonly unknown[],
): Result<Entry, Unreadable> | undefined {
  const [listed, record] = parts;
  if (listed === undefined && record === undefined) return undefined;
  const read = broughtUp(id, listed);
  return read.ok || read.problem === 'newer' ? read : entryFromOlder(id, parts);
}

/** What two entries tell of one round. */
function mergedOf(present: Entry, other: Entry): Entry {
  // Of a round that somebody sent the record does not tell when it ended.
  const isSent = present.kept.endedAt === null && other.kept.endedAt !== null;
  const [first, second] = isSent ? [other, present] : [present, other];
  return {
    text: first.text,
    review: present.review ?? other.review,
    isSaved: present.isSaved || other.isSaved,
    kept: {
      ...first.kept,
      id: present.kept.id,
      accounts: first.kept.accounts ?? second.kept.accounts,
      puzzles: mergedPuzzles(first.kept.puzzles, second.kept.puzzles),
      feats: first.kept.feats ?? second.kept.feats,
      hinted: first.kept.hinted || second.kept.hinted,
    },
  };
}

function mergedPuzzles(first: readonly KeptPuzzle[], second: readonly KeptPuzzle[]): KeptPuzzle[] {
  const isKnown = ({ at }: KeptPuzzle) => first.some((one) => one.at === at);
  const more = second.filter((one) => !isKnown(one) && (first.length === 0 || one.outcome));
  const known = first.map((puzzle): KeptPuzzle => {
    const same = second.find(({ at }) => at === puzzle.at);
    const isSolved = [puzzle, same].some((one) => one?.outcome === 'solved');
    return { ...puzzle, outcome: isSolved ? 'solved' : (puzzle.outcome ?? same?.outcome ?? null) };
  });
  return costliestFirst([...known, ...more]);
}

/** Derives anew what an entry of this form tells by its record. */
export function broughtUp(id: string, value: unknown): Result<Entry, Unreadable> {
  const read = keptEntry.read(value);
  if (!read.ok) return read;
  const { record: text, review, isSaved, derivation: _, derived: __, ...told } = read.value;
  const record = parseRecord(text);
  if (!record.ok || !hasResult(record.value)) return failure('damaged');
  const { kept } = roundToKeep(record.value);
  return success({ kept: { ...kept, ...told, id }, text, review, isSaved });
}
