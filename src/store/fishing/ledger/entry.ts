import { findVariant, type RuleChanges, type VariantId } from '../../../engine/fishing/index.ts';
import {
  copiesIn,
  countOf,
  countTiles,
  invariant,
  type Kind,
  kinds,
  type Seat,
  seatsOf,
} from '../../../engine/index.ts';
import {
  type CatchWord,
  formatCatchWord,
  parseCatchWord,
  wordsOfCatch,
} from '../../../records/fishing/readCatch.ts';
import type { LedgerForm, LedgerGame } from '../../entering/form.ts';
import { movedSeats } from '../../sitting/whoSitsOut.ts';

export interface CatchingGame extends LedgerGame {
  readonly variant: VariantId;
  readonly rules: RuleChanges;
}

export interface EnteredCatch {
  /** In the order in which they were entered. */
  readonly tiles: readonly Kind[];
  /** Typed but not counted: words that are no tile, and tiles beyond what the kit holds. */
  readonly unread: readonly string[];
}

/** All three seats are kept, so that going to two and back loses nothing. */
export interface EnteredCatches {
  readonly by: 'catches';
  readonly game: CatchingGame;
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

function emptyEntry(game: CatchingGame): EnteredCatches {
  return { by: 'catches', game, catches: [noTiles, noTiles, noTiles] };
}

export function entryOf(game: CatchingGame, catches: readonly (readonly Kind[])[]): EnteredCatches {
  const tilesOfSeat = (seat: Seat): readonly Kind[] => catches[seat] ?? [];
  return {
    by: 'catches',
    game,
    catches: seatsOf(3).map((seat) => ({ tiles: tilesOfSeat(seat), unread: [] })),
  };
}

export function enteredCatchesOf({ game, catches }: EnteredCatches): readonly EnteredCatch[] {
  return catches.slice(0, game.seatCount);
}

export function isEmptyEntry(entry: EnteredCatches): boolean {
  return enteredCatchesOf(entry).every(({ tiles, unread }) => tiles.length + unread.length === 0);
}

/** How many tiles of each kind the kit holds besides those entered in any catch. */
export function tilesLeftIn(entry: EnteredCatches): Uint8Array {
  const left = kitOf(entry.game);
  for (const kind of enteredCatchesOf(entry).flatMap(({ tiles }) => tiles)) {
    left[kind] = Math.max(countOf(left, kind) - 1, 0);
  }
  return left;
}

/** Unchanged if the kit holds no more of the kind. */
export function withTile(entry: EnteredCatches, seat: Seat, kind: Kind): EnteredCatches {
  if (countOf(tilesLeftIn(entry), kind) === 0) return entry;
  return withTiles(entry, seat, (tiles) => [...tiles, kind]);
}

/** Takes out the tile that was entered last, of a kind if one is given. */
export function withoutLast(entry: EnteredCatches, seat: Seat, kind?: Kind): EnteredCatches {
  const tiles = entry.catches[seat]?.tiles ?? [];
  const at = kind === undefined ? tiles.length - 1 : tiles.lastIndexOf(kind);
  if (at < 0) return entry;
  return withTiles(entry, seat, () => tiles.toSpliced(at, 1));
}

/** What is no tile, or more than the kit holds, stays beside the catch unread. */
export function withText(entry: EnteredCatches, seat: Seat, text: string): EnteredCatches {
  const unread = wordsOfCatch(text).slice(0, mostUnread);
  return settled(withCatch(entry, seat, { tiles: [], unread }));
}

export function withoutCatch(entry: EnteredCatches, seat: Seat): EnteredCatches {
  return settled(withCatch(entry, seat, noTiles));
}

/** Tiles that the kit of the game does not hold stay beside their catch unread. */
export function withGame({ catches }: EnteredCatches, game: CatchingGame): EnteredCatches {
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
  return settled({ by: 'catches', game, catches: fitting });
}

export function problemsOf(entry: EnteredCatches, seat: Seat): WordProblem[] {
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
  entry: EnteredCatches,
  seat: Seat,
  change: (tiles: readonly Kind[]) => readonly Kind[],
): EnteredCatches {
  const { tiles, unread } = entry.catches[seat] ?? noTiles;
  return settled(withCatch(entry, seat, { tiles: change(tiles), unread }));
}

function withCatch(entry: EnteredCatches, seat: Seat, changed: EnteredCatch): EnteredCatches {
  return { ...entry, catches: entry.catches.with(seat, changed) };
}

/** Counts every word that the kit has the tiles for by now, in the order of seats. */
function settled(entry: EnteredCatches): EnteredCatches {
  return seatsOf(entry.game.seatCount).reduce<EnteredCatches>(withReadWords, entry);
}

function withReadWords(entry: EnteredCatches, seat: Seat): EnteredCatches {
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

function kitOf({ variant }: CatchingGame): Uint8Array {
  const found = findVariant(variant);
  invariant(found !== undefined, 'a game that is counted has a known variant');
  return Uint8Array.from(kinds, (kind) => copiesIn(found.kit, kind));
}

/** What is entered on a device on which no ledger was kept. */
export const usualEntered = emptyEntry({ variant: 'tiu-u', rules: {}, seatCount: 2 });

/** How rounds are entered whose catches are counted tile by tile. */
export const catchesForm: LedgerForm<EnteredCatches> = {
  empty: (game) => emptyEntry(fishingOf(game)),
  isEmpty: isEmptyEntry,
  withGame: (entry, game) => withGame(entry, fishingOf(game)),
  moved: (entry, move) => ({ ...entry, catches: movedSeats(entry.catches, entry.game, move) }),
  // What was typed and is no tile is in no round, and neither is what a further seat had once.
  kept: (entry) =>
    entryOf(
      entry.game,
      enteredCatchesOf(entry).map(({ tiles }) => tiles),
    ),
};

function fishingOf({ variant, ...game }: LedgerGame): CatchingGame {
  const found = findVariant(variant);
  invariant(found !== undefined, 'catches are of a game of this family');
  return { ...game, variant: found.id };
}
