import { createStore, type StoreApi } from 'zustand/vanilla';
import { linkCodeIn } from '../records/linkCode.ts';
import { mostLinkCode } from '../records/mostLinkCode.ts';
import { leadsToPlace } from './leadsToPlace.ts';
import { type PageHistory, pageHistoryOf } from './pageHistory.ts';

/** The rooms of which the name alone tells what they show, as an address has it. */
const plainRooms = ['today', 'history', 'calculator', 'puzzles'] as const;

/** A room beside the match; the address names it, to be shared, reloaded and left by Back. */
export type Place =
  | { readonly room: (typeof plainRooms)[number] }
  /** A round, by the code of its link: to be looked at, or its deal to be played. */
  | { readonly room: 'review' | 'deal'; readonly code: string }
  /** The deals of a day, as `2026-05-01`. */
  | { readonly room: 'today'; readonly code: string }
  /** A lesson, or a page of the rules, by its name; the list of them where that is empty. */
  | { readonly room: 'learn' | 'rules'; readonly code: string }
  /** A table far away: its id, perhaps with a key behind a full stop; `new` is yet to be opened. */
  | { readonly room: 'table'; readonly code: string }
  /** The address names nothing that there is. */
  | { readonly room: 'nowhere' };

/** A longer address holds too long a code, so that no more of it is looked at. */
const mostHash = mostLinkCode + 20;

/**
 * Reads the part of an address behind its page, a stranger's: nothing is believed but the name of
 * the room. It ends at the first sign that cannot be of it, for sentences and messengers add
 * theirs: a full stop, a bracket, `&utm_source=…`. Percent signs and invisible signs do not change
 * it.
 */
export function parsePlace(hash: string): Place | null {
  if (!leadsToPlace(hash)) return null;
  const [, room, rest = ''] = /^#+([a-z]+)(?![\dA-Za-z])(.*)$/s.exec(asWritten(hash)) ?? [];
  const isNamed = rest.startsWith('=');
  const text = isNamed ? rest.slice(1) : '';
  if (room === 'learn') return { room, code: startOf(text, /^[\w-]*[^\W_]/) };
  if (room === 'rules') return { room, code: startOf(text, /^[\w./=,-]*[^\W_]/) };
  if (!isNamed) {
    const plain = plainRooms.find((name) => name === room);
    if (plain !== undefined) return { room: plain };
  } else if (room === 'review' || room === 'deal') {
    return { room, code: linkCodeIn(text) };
  } else if (room === 'today') {
    return { room, code: startOf(text, /^\d{4}-\d\d-\d\d/) };
  } else if (room === 'table') {
    return { room, code: startOf(text, /^[\da-z]+(\.[\da-z]+)?/) };
  }
  return { room: 'nowhere' };
}

/** The start of a text that can be a code; all of it where none can, so that this is told. */
function startOf(text: string, code: RegExp): string {
  return code.exec(text)?.[0] ?? text;
}

/** How often an address is written with percent signs at most: each that passes it on may do so. */
const mostEscapes = 3;

function asWritten(hash: string): string {
  let written = hash.slice(0, 3 * mostHash);
  for (let time = 0; time < mostEscapes; time += 1) {
    written = written.replaceAll(/(?:%[\da-f]{2})+/gi, unescaped);
  }
  return written.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').slice(0, mostHash);
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function formatPlace(place: Place): string {
  if (!('code' in place)) return `#${place.room}`;
  const isList = place.code === '' && (place.room === 'learn' || place.room === 'rules');
  return isList ? `#${place.room}` : `#${place.room}=${place.code}`;
}

export function addressOf(place: Place, page: Pick<Location, 'href'>): string {
  return page.href.replace(/#.*$/s, '') + formatPlace(place);
}

export interface PlaceState {
  /** Null at the match: its table, its scores, or the first screen. */
  readonly place: Place | null;
  /** The room from which one came to this place; null from the match, or by a link. */
  readonly cameFrom: Place['room'] | null;
  /** A text that was brought along to this place, another one each time; null without one. */
  readonly handed: { readonly text: string } | null;
  /** Back leads from the place to where one came from; `text` is brought along, to be read. */
  readonly goTo: (place: Place, text?: string) => void;
  /** Replaces this place: Back leads where it would have led from here. */
  readonly turnTo: (place: Place) => void;
  /** Goes back, or to the match if one came by a link. A second call waits for the browser. */
  readonly leave: () => void;
  /** Goes back if one came from `place`, else puts it in the stead of this one. */
  readonly leaveTo: (place: Place) => void;
  /** Goes to the match, at the screen that it shows by now. */
  readonly toMatch: () => void;
  readonly history: PageHistory;
}

export type PlaceStore = StoreApi<PlaceState>;

/** A step within the app: from which place, without any code, or as older versions wrote it. */
const wayHere = /^from (?:here|(#[a-z]*=?))$/;

const wayFrom = (place: Place | null): string =>
  `from ${place === null ? '#' : formatPlace(place).replace(/=.*$/s, '=')}`;

export function createPlaceStore(
  page: Pick<Window, 'history' | 'location' | 'addEventListener' | 'dispatchEvent'>,
): PlaceStore {
  // It listens first, so that other listeners do not hear of steps that it passes over.
  const history = pageHistoryOf(page);
  return createStore<PlaceState>()((set) => {
    /** The browser goes back only later, and twice would lead out of the app. */
    let isGoingBack = false;
    const way = (): RegExpExecArray | null => wayHere.exec(String(history.state()));
    const placeHere = (): Place | null => parsePlace(new URL(history.href()).hash);
    const now = (): Pick<PlaceState, 'place' | 'cameFrom' | 'handed'> => ({
      place: placeHere(),
      cameFrom: parsePlace(way()?.[1] ?? '')?.room ?? null,
      handed: null,
    });
    const follow = (): void => {
      isGoingBack = false;
      set(now());
    };
    const toMatch = (): void => {
      history.replace(null, page.location.pathname + page.location.search);
      follow();
    };
    const turnTo = (place: Place): void => {
      history.replace(history.state(), formatPlace(place));
      follow();
    };
    const leave = (canGoBack: boolean, otherwise: () => void): void => {
      if (isGoingBack) return;
      isGoingBack = canGoBack;
      // The browser may refuse to go.
      if (canGoBack && history.back()) return;
      otherwise();
    };
    page.addEventListener('popstate', follow);
    return {
      ...now(),
      goTo: (place, text) => {
        history.push(wayFrom(placeHere()), formatPlace(place));
        follow();
        if (text !== undefined) set({ handed: { text } });
      },
      turnTo,
      leave: () => leave(way() !== null, toMatch),
      leaveTo: (place) => leave(history.state() === wayFrom(place), () => turnTo(place)),
      toMatch,
      history,
    };
  });
}
