import { chooseIndex, type Random, shuffleTiles } from './chance.ts';
import { countOf, countTiles, tilesOf } from './counts.ts';
import { type Kind, kindCount, kinds } from './kind.ts';
import { copiesIn, type KitId } from './kit.ts';

/** How many of a kind a place holds, what is known of it left aside. */
export interface Bound {
  readonly place: number;
  readonly kind: Kind;
  readonly least: number;
  readonly most: number;
}

/** What hidden tiles satisfy: all bounds of at least one of these ways. */
export type Clause = readonly (readonly Bound[])[];

/** The places of a deal of which some is hidden: hands, piles, whatever there is. */
export interface HiddenPlaces {
  readonly kit: KitId;
  /** By place. */
  readonly known: readonly (readonly Kind[])[];
  /** By place, the known tiles among them. */
  readonly sizes: readonly number[];
}

export function atLeast(place: number, kind: Kind, least: number): Bound {
  return { place, kind, least, most: Number.POSITIVE_INFINITY };
}

export function atMost(place: number, kind: Kind, most: number): Bound {
  return { place, kind, least: 0, most };
}

/** The known tiles of each place first; undefined where no tiles satisfy every clause. */
export function fill(
  places: HiddenPlaces,
  clauses: readonly Clause[],
  random: Random,
): Kind[][] | undefined {
  const sure = clauses.filter(({ length }) => length === 1).flat(2);
  const placed = satisfying(places, clauses, sure, { random, triesLeft: mostTries });
  return (
    placed &&
    places.known.map((tiles, place) => {
      const counts = placed.slice(kindCount * place, kindCount * (place + 1));
      return [...tiles, ...shuffleTiles(tilesOf(counts), random)];
    })
  );
}

/** Played rounds have taken twenty tries or fewer; what was made up could go on for ever. */
const mostTries = 500;

interface Search {
  readonly random: Random;
  triesLeft: number;
}

/**
 * How many of each kind each place holds besides, in blocks of 21 by place. The tiles are shared
 * out within the bounds; where they break a clause, each of its ways is tried as further bounds.
 */
function satisfying(
  places: HiddenPlaces,
  clauses: readonly Clause[],
  bounds: readonly Bound[],
  search: Search,
): number[] | undefined {
  search.triesLeft -= 1;
  if (search.triesLeft < 0) return undefined;
  const placed = placedWithin(places, bounds, search.random);
  const isKept = ({ place, kind, least, most }: Bound): boolean => {
    const copies = countOf(placed ?? [], kindCount * place + kind);
    return copies >= least && copies <= most;
  };
  const broken = placed && clauses.find((ways) => !ways.some((way) => way.every(isKept)));
  if (broken === undefined) return placed;
  const first = chooseIndex(broken.length, search.random);
  for (const way of [...broken.slice(first), ...broken.slice(0, first)]) {
    const found = satisfying(places, clauses, [...bounds, ...way], search);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Shares the unseen tiles out: each finds room by pushing others on, as far as bounds allow. */
function placedWithin(
  { kit, known, sizes }: HiddenPlaces,
  bounds: readonly Bound[],
  random: Random,
): number[] | undefined {
  const least = Array<number>(kindCount * sizes.length).fill(0);
  const most = least.map(() => Number.POSITIVE_INFINITY);
  for (const bound of bounds) {
    const at = kindCount * bound.place + bound.kind;
    least[at] = Math.max(countOf(least, at), bound.least);
    most[at] = Math.min(countOf(most, at), bound.most);
  }
  const placed = [...least];
  const seen = countTiles(known.flat());
  const left = kinds.map((kind) => copiesIn(kit, kind) - countOf(seen, kind));
  const room = sizes.map((size, place) => size - (known[place]?.length ?? 0));
  for (const [at, copies] of least.entries()) {
    const [place, kind] = [Math.floor(at / kindCount), at % kindCount];
    left[kind] = countOf(left, kind) - copies;
    room[place] = countOf(room, place) - copies;
  }
  const isTooMuch = least.some((copies, at) => copies > countOf(most, at));
  if (isTooMuch || [...left, ...room].some((copies) => copies < 0)) return undefined;

  const findsRoom = (kind: Kind, tried: Set<number>): boolean => {
    const isOpen = (place: number): boolean =>
      !tried.has(place) &&
      countOf(placed, kindCount * place + kind) < countOf(most, kindCount * place + kind);
    const open = [...room.keys()].filter(isOpen);
    // As a shuffle has it, each free room is as likely as any other.
    const free = open.flatMap((place) => Array<number>(countOf(room, place)).fill(place));
    const freePlace = free[chooseIndex(free.length, random)];
    const place =
      freePlace ??
      shuffleTiles(open, random).find((one) => isOpen(one) && pushesOn(one, tried.add(one)));
    if (place === undefined) return false;
    if (freePlace !== undefined) room[place] = countOf(room, place) - 1;
    const at = kindCount * place + kind;
    placed[at] = countOf(placed, at) + 1;
    return true;
  };
  const pushesOn = (place: number, tried: Set<number>): boolean =>
    shuffleTiles(kinds, random).some((kind) => {
      const at = kindCount * place + kind;
      if (countOf(placed, at) <= countOf(least, at) || !findsRoom(kind, tried)) return false;
      placed[at] = countOf(placed, at) - 1;
      return true;
    });
  const areAllPlaced = shuffleTiles(tilesOf(left), random).every((kind) =>
    findsRoom(kind, new Set()),
  );
  return areAllPlaced && room.every((free) => free === 0) ? placed : undefined;
}
