import { type ClimbingVariant, type Game, playNumbers } from '../../../engine/climbing/index.ts';
import { copiesIn, type Kind, kindCount, kinds, type Play, playAt } from '../../../engine/index.ts';
import { cardsWithin, copiesWithin, kindsWithin } from './cards.ts';

/** By the numbers of a variant's combinations. */
export interface PlayBook {
  /** The kinds of each group, see {@link groupKinds}, in the kit's order. */
  readonly groups: readonly (readonly Kind[])[];
  /** By play. */
  readonly groupOf: Uint8Array;
  /** By play, {@link mostTogether} places for each: its kinds, and how many cards of each. */
  readonly kindsAt: Uint8Array;
  readonly copiesAt: Uint8Array;
  /** Cards, by play. */
  readonly sizes: Uint8Array;
  /** Kinds, by play. */
  readonly widths: Uint8Array;
  /** By play: the combinations that beat it. */
  readonly beaters: readonly Int32Array[];
  /** By kind and number of cards: the largest set of no more of them; else {@link noPlay}. */
  readonly sets: Int32Array;
  /** By group and holding: the largest combination of several kinds, or {@link noPlay}. */
  readonly joined: Int32Array;
}

export const mostTogether = 3;

export const noPlay = -1;

const books = new Map<ClimbingVariant, PlayBook>();

/** Made once for each variant. */
export function playBookOf(game: Game): PlayBook {
  const book = books.get(game.variant) ?? createBook(game);
  books.set(game.variant, book);
  return book;
}

export function setPlace(kind: Kind, copies: number): number {
  return kind * 5 + copies;
}

function createBook({ plays, variant }: Game): PlayBook {
  const all = listed(plays.leads.plays).toSorted(
    (one, other) => (plays.beaters[one] ?? 0) - (plays.beaters[other] ?? 0) || one - other,
  );
  const groups = groupKinds(all, variant);
  const groupOf = new Uint8Array(playNumbers);
  const sizes = new Uint8Array(playNumbers);
  const kindsAt = new Uint8Array(playNumbers * mostTogether);
  const copiesAt = new Uint8Array(playNumbers * mostTogether);
  const widths = new Uint8Array(playNumbers);
  for (const play of all) {
    const held = kindsWithin(play);
    held.forEach((kind, place) => {
      kindsAt[play * mostTogether + place] = kind;
      copiesAt[play * mostTogether + place] = copiesWithin(play, kind);
    });
    groupOf[play] = groups.findIndex((group) => held.every((kind) => group.includes(kind)));
    sizes[play] = cardsWithin(play);
    widths[play] = held.length;
  }
  const joined = largestJoined(all, groups, sizes);
  return {
    groups,
    groupOf,
    kindsAt,
    copiesAt,
    sizes,
    widths,
    beaters: plays.answers,
    sets: setsOf(all, sizes),
    joined,
  };
}

function listed(plays: Int32Array): readonly Play[] {
  const list = { plays, length: plays.length };
  return Array.from(plays, (_, index) => playAt(list, index));
}

function setsOf(all: readonly Play[], sizes: Uint8Array): Int32Array {
  const sets = new Int32Array(kindCount * 5).fill(noPlay);
  for (const play of all) {
    const [kind = 0, another] = kindsWithin(play);
    if (another === undefined) sets[setPlace(kind, sizes[play] ?? 0)] = play;
  }
  for (const kind of kinds) {
    for (let copies = 2; copies <= 4; copies += 1) {
      const place = setPlace(kind, copies);
      if (sets[place] === noPlay) sets[place] = sets[place - 1] ?? noPlay;
    }
  }
  return sets;
}

/** Ways to hold zero to four cards of each of three kinds, the most that are played together. */
const holdings = 125;

/** Groups the kit's kinds so that no combination takes cards from two groups. */
function groupKinds(all: readonly Play[], { kit }: ClimbingVariant): readonly (readonly Kind[])[] {
  const groups: Kind[][] = kinds.filter((kind) => copiesIn(kit, kind) > 0).map((kind) => [kind]);
  for (const play of all) {
    const together = kindsWithin(play);
    const [first, ...others] = groups.filter((group) => group.some((k) => together.includes(k)));
    first?.push(...others.flatMap((group) => group.splice(0)));
  }
  return groups
    .filter(({ length }) => length > 0)
    .map((group) => group.toSorted((one, other) => one - other));
}

/** In the list of {@link largestJoined}. */
export function holdingPlace(group: number, first: number, second: number, third: number): number {
  return group * holdings + (first * 5 + second) * 5 + third;
}

/** By group and holding; `all` are of as many cards the higher ones first. */
function largestJoined(
  all: readonly Play[],
  groups: readonly (readonly Kind[])[],
  sizes: Uint8Array,
): Int32Array {
  const joined = new Int32Array(groups.length * holdings).fill(noPlay);
  for (const play of all) {
    const together = kindsWithin(play);
    if (together.length < 2) continue;
    const group = groups.findIndex((one) => together.every((kind) => one.includes(kind)));
    const [first = 0, second = 0, third = 0] = (groups[group] ?? []).map((kind) =>
      copiesWithin(play, kind),
    );
    for (let one = first; one <= 4; one += 1) {
      for (let two = second; two <= 4; two += 1) {
        for (let three = third; three <= 4; three += 1) {
          const place = holdingPlace(group, one, two, three);
          const before = joined[place] ?? noPlay;
          const cardsBefore = before === noPlay ? 0 : (sizes[before] ?? 0);
          if ((sizes[play] ?? 0) > cardsBefore) joined[place] = play;
        }
      }
    }
  }
  return joined;
}
