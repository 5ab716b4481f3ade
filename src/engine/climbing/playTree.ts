import type { Counts } from '../core/counts.ts';
import { type Kind, kinds } from '../core/kind.ts';
import type { Play } from '../core/play.ts';
import type { KindCount } from './play.ts';

/** A play with the cards that it takes. */
export interface PlayCards {
  readonly play: Play;
  /** One to three kinds in the kit's order. */
  readonly cards: readonly KindCount[];
}

/**
 * Plays by the cards they take, in the order of their texts, so that those which a hand holds are
 * found in one walk: at each place the hand must hold so many cards of a kind, else the walk goes
 * on at another place, past everything that needs them.
 */
export interface PlayTree {
  readonly length: number;
  readonly kinds: Uint8Array;
  readonly copies: Uint8Array;
  /** The play that the cards so far make, or {@link noPlay}. */
  readonly plays: Int32Array;
  /** Where the walk goes on when the hand does not hold them. */
  readonly otherwise: Int32Array;
}

const noPlay = -1;

/** A place of the tree while it is made. */
interface Place {
  readonly kind: Kind;
  readonly copies: number;
  readonly play: number;
  otherwise: number;
}

/** Makes the tree of some plays. */
export function playTreeOf(all: readonly PlayCards[]): PlayTree {
  const places: Place[] = [];
  addPlaces(places, all, 0);
  return {
    length: places.length,
    kinds: Uint8Array.from(places, ({ kind }) => kind),
    copies: Uint8Array.from(places, ({ copies }) => copies),
    plays: Int32Array.from(places, ({ play }) => play),
    otherwise: Int32Array.from(places, ({ otherwise }) => otherwise),
  };
}

/**
 * Adds what differs from some depth of the cards on. The order is that of the texts: the last kind
 * of the kit has the first text; `66` comes first of all with 66, then `66*2` with what follows it,
 * and what follows a single 66, as in `66+54`, comes last.
 */
function addPlaces(places: Place[], all: readonly PlayCards[], depth: number): void {
  for (const kind of kinds.toReversed()) {
    const withKind = all.filter(({ cards }) => cards[depth]?.kind === kind);
    if (withKind.length === 0) continue;
    const startingWith = (copies: number) =>
      withKind.filter(({ cards }) => cards[depth]?.copies === copies);
    const single = addPlace(places, startingWith(1), kind, 1, depth);
    const several: Place[] = [];
    for (let copies = 2; copies <= 4; copies += 1) {
      const starting = startingWith(copies);
      if (starting.length === 0) continue;
      several.push(addPlace(places, starting, kind, copies, depth));
      addPlaces(places, starting, depth + 1);
    }
    for (const place of several) place.otherwise = places.length;
    addPlaces(places, startingWith(1), depth + 1);
    single.otherwise = places.length;
  }
}

function addPlace(
  places: Place[],
  starting: readonly PlayCards[],
  kind: Kind,
  copies: number,
  depth: number,
): Place {
  const complete = starting.find(({ cards }) => cards.length === depth + 1);
  const place = { kind, copies, play: complete?.play ?? noPlay, otherwise: 0 };
  places.push(place);
  return place;
}

/**
 * Writes the plays that a hand holds into a list.
 * @param counts where the hand's cards are counted by kind, from an offset on
 * @param from the index in the list to begin at
 * @returns the index behind the last one written
 */
export function listHeld(
  tree: PlayTree,
  counts: Counts,
  offset: number,
  list: Int32Array,
  from: number,
): number {
  const { length, kinds, copies, plays, otherwise } = tree;
  let listed = from;
  let at = 0;
  while (at < length) {
    if ((counts[offset + (kinds[at] ?? 0)] ?? 0) < (copies[at] ?? 0)) {
      at = otherwise[at] ?? length;
      continue;
    }
    const play = plays[at] ?? noPlay;
    if (play !== noPlay) list[listed++] = play;
    at += 1;
  }
  return listed;
}

/** Whether a hand holds any play of the tree; its counts begin at an offset. */
export function holdsAny(tree: PlayTree, counts: Counts, offset: number): boolean {
  const { length, kinds, copies, plays, otherwise } = tree;
  let at = 0;
  while (at < length) {
    if ((counts[offset + (kinds[at] ?? 0)] ?? 0) < (copies[at] ?? 0)) at = otherwise[at] ?? length;
    else if (plays[at] !== noPlay) return true;
    else at += 1;
  }
  return false;
}
