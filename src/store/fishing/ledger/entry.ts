import { findVariant, type RuleChanges, type VariantId } from '../../../engine/fishing/index.ts';
import {
  copiesIn,
  countOf,
  countTiles,
  invariant,
  type Kind,
  kinds,
  type Seat,
  type SeatCount,
  seatsOf,
} from '../../../engine/index.ts';
import {
  type CatchWord,
  formatCatchWord,
  parseCatchWord,
  wordsOfCatch,
} from '../../../records/fishing/readCatch.ts';
import { movedSeats } from '../../sitting/whoSitsOut.ts';

export interface CountedGame {
  readonly variant: VariantId;
  readonly rules: RuleChanges;
  readonly seatCount: SeatCount;
}

export interface EnteredCatch {
  /** In the order in which they were entered. */
  readonly tiles: readonly Kind[];
  /** Typed but not counted: words that are no tile, and tiles beyond what the kit holds. */
  readonly unread: readonly string[];
}

/** All three seats are kept, so that going to two and back loses nothing. */
export interface Entry {
  readonly game: CountedGame;
  readonly catches: readonly EnteredCatch[];
}

export type WordProblem =
  | { readonly code: 'not-a-tile'; readonly word: string }
  | {
      readonly code: 'too-many';
      readonly kind: Kind;
      readonly held: number;
      /** How many would be entered over all catches. */
      readonly entered: number;
    };

/** Most unread words kept; typing gives more only where one character is spelled out as several. */
export const mostUnread = 1000;

const noTiles: EnteredCatch = { tiles: [], unread: [] };

export function emptyEntry(game: CountedGame): Entry {
  return { game, catches: [noTiles, noTiles, noTiles] };
}

export function entryOf(game: CountedGame, catches: readonly (readonly Kind[])[]): Entry {
  const tilesOfSeat = (seat: Seat): readonly Kind[] => catches[seat] ?? [];
  return { game, catches: seatsOf(3).map((seat) => ({ tiles: tilesOfSeat(seat), unread: [] })) };
}

export function enteredCatchesOf({ game, catches }: Entry): readonly EnteredCatch[] {
  return catches.slice(0, game.seatCount);
}

export function isEmptyEntry(entry: Entry): boolean {
  return enteredCatchesOf(entry).every(({ tiles, unread }) => tiles.length + unread.length === 0);
}

/** How many tiles of each kind the kit holds besides those entered in any catch. */
export function tilesLeftIn(entry: Entry): Uint8Array {
  const left = kitOf(entry.game);
  for (const kind of enteredCatchesOf(entry).flatMap(({ tiles }) => tiles)) {
    left[kind] = Math.max(countOf(left, kind) - 1, 0);
  }
  return left;
}

/** Unchanged if the kit holds no more of the kind. */
export function withTile(entry: Entry, seat: Seat, kind: Kind): Entry {
  if (countOf(tilesLeftIn(entry), kind) === 0) return entry;
  return withTiles(entry, seat, (tiles) => [...tiles, kind]);
}

/** Takes out the tile that was entered last, of a kind if one is given. */
export function withoutLast(entry: Entry, seat: Seat, kind?: Kind): Entry {
  const tiles = entry.catches[seat]?.tiles ?? [];
  const at = kind === undefined ? tiles.length - 1 : tiles.lastIndexOf(kind);
  if (at < 0) return entry;
  return withTiles(entry, seat, () => tiles.toSpliced(at, 1));
}

/** What is no tile, or more than the kit holds, stays beside the catch unread. */
export function withText(entry: Entry, seat: Seat, text: string): Entry {
  const unread = wordsOfCatch(text).slice(0, mostUnread);
  return settled(withCatch(entry, seat, { tiles: [], unread }));
}

export function movedEntry({ game, catches }: Entry, move: (seat: Seat) => Seat): Entry {
  return { game, catches: movedSeats(catches, game, move) };
}

export function withoutCatch(entry: Entry, seat: Seat): Entry {
  return settled(withCatch(entry, seat, noTiles));
}

/** Tiles that the kit of the game does not hold stay beside their catch unread. */
export function withGame({ catches }: Entry, game: CountedGame): Entry {
  const left = kitOf(game);
  const fitting = catches.map(({ tiles, unread }, seat): EnteredCatch => {
    if (seat >= game.seatCount) return { tiles, unread };
    const kept: Kind[] = [];
    const over: Kind[] = [];
    for (const kind of tiles) {
      const copies = countOf(left, kind);
      (copies > 0 ? kept : over).push(kind);
      left[kind] = Math.max(copies - 1, 0);
    }
    const counts = countTiles(over);
    const words = [...new Set(over)].map((kind) => formatCatchWord(kind, countOf(counts, kind)));
    return { tiles: kept, unread: [...unread.slice(0, mostUnread - words.length), ...words] };
  });
  return settled({ game, catches: fitting });
}

export function problemsOf(entry: Entry, seat: Seat): WordProblem[] {
  const left = tilesLeftIn(entry);
  return (entry.catches[seat]?.unread ?? []).map((word) => {
    const read = parseCatchWord(word);
    if (read === undefined) return { code: 'not-a-tile', word };
    const held = countOf(kitOf(entry.game), read.kind);
    const entered = held - countOf(left, read.kind) + read.copies;
    return { code: 'too-many', kind: read.kind, held, entered };
  });
}

function withTiles(
  entry: Entry,
  seat: Seat,
  change: (tiles: readonly Kind[]) => readonly Kind[],
): Entry {
  const { tiles, unread } = entry.catches[seat] ?? noTiles;
  return settled(withCatch(entry, seat, { tiles: change(tiles), unread }));
}

function withCatch(entry: Entry, seat: Seat, changed: EnteredCatch): Entry {
  return { ...entry, catches: entry.catches.with(seat, changed) };
}

/** Counts every word that the kit has the tiles for by now, in the order of seats. */
function settled(entry: Entry): Entry {
  return seatsOf(entry.game.seatCount).reduce<Entry>(withReadWords, entry);
}

function withReadWords(entry: Entry, seat: Seat): Entry {
  const before = entry.catches[seat] ?? noTiles;
  if (before.unread.length === 0) return entry;
  const left = tilesLeftIn(entry);
  const tiles = [...before.tiles];
  const unread = before.unread.filter((word) => {
    const read = parseCatchWord(word);
    if (read === undefined || !isHeld(read, left)) return true;
    left[read.kind] = countOf(left, read.kind) - read.copies;
    tiles.push(...Array<Kind>(read.copies).fill(read.kind));
    return false;
  });
  return withCatch(entry, seat, { tiles, unread });
}

function isHeld({ kind, copies }: CatchWord, left: Uint8Array): boolean {
  return copies <= countOf(left, kind);
}

function kitOf({ variant }: CountedGame): Uint8Array {
  const found = findVariant(variant);
  invariant(found !== undefined, 'a game that is counted has a known variant');
  return Uint8Array.from(kinds, (kind) => copiesIn(found.kit, kind));
}
