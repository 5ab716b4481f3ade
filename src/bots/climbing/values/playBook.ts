import { type ClimbingVariant, type Game, playNumbers } from '../../../engine/climbing/index.ts';
import { type Kind, kindCount, kinds, type Play, playAt } from '../../../engine/index.ts';
import { cardsWithin, copiesWithin, kindsWithin } from './cards.ts';
import { groupKinds, largestJoined, noPlay } from './groups.ts';

/** By the numbers of a variant's combinations. */
export interface PlayBook {
  /** The kinds of each group, see `groups.ts`, in the kit's order. */
  readonly groups: readonly (readonly Kind[])[];
  /** By play. */
  readonly groupOf: Uint8Array;
  /**
   * By play, {@link mostTogether} places for each: the kinds it holds and how many of each; no
   * cards at the places it does not fill.
   */
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
  /** By group and holding, see `groups.ts`: the largest combination of several kinds, or none. */
  readonly joined: Int32Array;
}

export const mostTogether = 3;

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
