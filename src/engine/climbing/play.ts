import { type Counts, countOf } from '../core/counts.ts';
import { invariant } from '../core/invariant.ts';
import { formatKind, type Kind, kindCount, kindOf, kinds } from '../core/kind.ts';
import { parseKind } from '../core/parseKind.ts';
import { brandPlay, type Play } from '../core/play.ts';
import { kindsOf } from './suits.ts';

// A play of climbing is a combination of cards, the laying of one, or a word. It packs the kinds
// that are combined and how many there are of each into one integer. Only this module knows how.

/** The most different kinds that one combination holds. */
const mostKindsTogether = 3;

/** The kinds that some variant combines, each list in the kit's order. */
const togetherTexts = [
  '66 63 54', '62 53 11', '52 44 43', '41 32 31', // mixed (W4)
  '42 21', // Supreme, happy (W5)
  '63 62', // bull
  '66 55 44', // pendulum
  '33 22 11', // fish
  '66 21', // the highest pair of chang-pai
] as const; // biome-ignore format: one list to read at a glance

/**
 * Every list of kinds that a combination can be made of: the 21 kinds alone, each in its own place,
 * then those that are combined, and a Supreme once more, for the plays that lay one (W6).
 */
const kindLists: readonly (readonly Kind[])[] = [
  ...kinds.map((kind) => [kind]),
  ...togetherTexts.map(kindsOf),
  kindsOf('42 21'),
];

/** {@link mostKindsTogether} places for each list; what it does not fill is 0. */
const listedKinds = Uint8Array.from(
  kindLists.flatMap((list) => Array.from({ length: mostKindsTogether }, (_, at) => list[at] ?? 0)),
);

const listLengths = Uint8Array.from(kindLists, (list) => list.length);
const supremeList = kindLists.findIndex((list) => list.length === 2 && list[0] === kindOf('42'));
const layList = kindLists.length - 1;
const wordList = layList + 1;

/** The plays that are no cards, in the order of their numbers. */
const words = ['pass', 'declare', 'decline', 'take', 'redeal', 'play', 'throw'] as const;

export type Word = (typeof words)[number];

/** Where the number of the list begins inside a play; below it are three bits for each count. */
const listShift = 9;

/** More than the number of any play. */
export const playNumbers = (wordList + 1) << listShift;

/** So many cards of a kind within a combination. */
export interface KindCount {
  readonly kind: Kind;
  readonly copies: number;
}

/** In the kit's order. */
export function kindCountsIn(counts: Counts): readonly KindCount[] {
  return kinds
    .map((kind) => ({ kind, copies: countOf(counts, kind) }))
    .filter(({ copies }) => copies > 0);
}

export function wordPlay(word: Word): Play {
  return brandPlay((wordList << listShift) | words.indexOf(word));
}

/** Undefined for cards. */
export function wordOf(play: Play): Word | undefined {
  return play >> listShift === wordList ? words[play & 7] : undefined;
}

/**
 * One to three kinds in the kit's order, one to four of each; undefined where no variant combines
 * such kinds. Whether this is one of its combinations is for the variant to say.
 */
export function combinationPlay(cards: readonly KindCount[]): Play | undefined {
  const [first, ...others] = cards;
  if (first === undefined) return undefined;
  const list =
    others.length === 0
      ? first.kind
      : kindLists.findIndex((one) => cards.every(({ kind }) => one.includes(kind)));
  return list < 0 ? undefined : packed(list, cards);
}

/** W6 */
export function layPlay(supreme: readonly KindCount[]): Play {
  return brandPlay((layList << listShift) | countBitsOf(supremeList, supreme));
}

/** W6 */
export function laysCards(play: Play): boolean {
  return play >> listShift === layList;
}

/** The play itself where it lays nothing (W6). */
export function combinationOf(play: Play): Play {
  const counts = play & ((1 << listShift) - 1);
  return laysCards(play) ? brandPlay((supremeList << listShift) | counts) : play;
}

/** Be it a single card. */
export function isSet(play: Play): boolean {
  return play >> listShift < kindCount;
}

/** The kind of a set: a kind alone is the list in the place of its own number. */
export function kindOfSet(set: Play): Kind {
  return set >> listShift;
}

/** The kinds at and behind these places do not lie in the play. */
export function kindPlacesOf(play: Play): number {
  return listLengths[play >> listShift] ?? 0;
}

/** At a place from 0 to {@link kindPlacesOf} less one. */
export function kindAt(play: Play, place: number): Kind {
  return listedKinds[(play >> listShift) * mostKindsTogether + place] ?? 0;
}

/** 0 to 4. */
export function copiesAt(play: Play, place: number): number {
  return (play >> (3 * place)) & 7;
}

/** In the kit's order; none for a word. */
export function kindCountsOf(play: Play): readonly KindCount[] {
  return (kindLists[play >> listShift] ?? [])
    .map((kind, place) => ({ kind, copies: copiesAt(play, place) }))
    .filter(({ copies }) => copies > 0);
}

/** In the kit's order; none for a word. */
export function cardsOf(play: Play): readonly Kind[] {
  return kindCountsOf(play).flatMap(({ kind, copies }) => Array<Kind>(copies).fill(kind));
}

/** A play as records write it: `66*2+63*2+54`, `lay 42+21`, `pass`. */
export function formatPlay(play: Play): string {
  const word = wordOf(play);
  if (word !== undefined) return word;
  const cards = kindCountsOf(play).map(({ kind, copies }) =>
    copies === 1 ? formatKind(kind) : `${formatKind(kind)}*${copies}`,
  );
  return `${laysCards(play) ? 'lay ' : ''}${cards.join('+')}`;
}

/** In any of the forms that `parseKind` knows, kinds in the kit's order; undefined for no play. */
export function parsePlay(text: string): Play | undefined {
  const word = words.find((one) => one === text);
  if (word !== undefined) return wordPlay(word);
  const lays = text.startsWith('lay ');
  const cards = parseCards(lays ? text.slice('lay '.length) : text);
  const combination = cards && combinationPlay(cards);
  if (combination === undefined || !lays) return combination;
  const isSupreme = combination >> listShift === supremeList;
  return isSupreme ? layPlay(kindCountsOf(combination)) : undefined;
}

function parseCards(text: string): readonly KindCount[] | undefined {
  const cards: KindCount[] = [];
  for (const part of text.split('+')) {
    const [, kindText = '', copies = '1'] = /^([^*]*)(?:\*([2-4]))?$/.exec(part) ?? [];
    const kind = parseKind(kindText);
    if (kind === undefined || kind <= (cards.at(-1)?.kind ?? -1)) return undefined;
    cards.push({ kind, copies: Number(copies) });
  }
  return cards;
}

function packed(list: number, cards: readonly KindCount[]): Play {
  return brandPlay((list << listShift) | countBitsOf(list, cards));
}

/** How many cards there are of each kind of a list, three bits each. */
function countBitsOf(list: number, cards: readonly KindCount[]): number {
  return cards.reduce((bits, { kind, copies }) => {
    const place = kindLists[list]?.indexOf(kind) ?? -1;
    invariant(place >= 0, 'the list holds the kind');
    return bits | (copies << (3 * place));
  }, 0);
}

/** The words by themselves: what is compared in the inner loop. */
export const passPlay = wordPlay('pass');
export const declarePlay = wordPlay('declare');
export const declinePlay = wordPlay('decline');
export const takePlay = wordPlay('take');
export const redealPlay = wordPlay('redeal');
export const consentPlay = wordPlay('play');
export const throwPlay = wordPlay('throw');
