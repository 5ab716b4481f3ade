import {
  baitOf,
  catchOf,
  fishOf,
  formOf,
  handOf,
  lakeOf,
  type Phase,
  type Position,
} from '../../../engine/fishing/index.ts';
import {
  countOf,
  countTiles,
  formatKind,
  invariant,
  type Kind,
  type Play,
  type Seat,
  seatsOf,
  tilesOf,
} from '../../../engine/index.ts';
import type { Picks } from '../../../store/table/saved.ts';
import { closedUp } from './lakeCapacity.ts';

/**
 * A tile one could put a finger on. Copies of a kind are numbered in the order in which the viewer
 * sees them, so that an id tells nothing of the tiles it has not seen; a tile keeps its id from the
 * hand to the lake and the catch.
 */
export interface TableTile {
  readonly id: string;
  readonly kind: Kind;
}

/** What one play brought into a catch; `step` is its index, -1 for what was laid before (F10). */
export interface Caught {
  readonly step: number;
  readonly tiles: readonly TableTile[];
}

export interface Arrangement {
  /** The viewer's own hand; empty where nobody looks. */
  readonly hand: readonly TableTile[];
  /**
   * The slots of the lake: a gap holds nothing, a locked stack three. Tiles keep their slots, but
   * for the moments when all of them close up and grow larger.
   */
  readonly lake: readonly (readonly TableTile[])[];
  /** The catches by seat, in the order of capture. */
  readonly catches: readonly (readonly Caught[])[];
  /** The tile turned up and not yet played. */
  readonly drawn: TableTile | null;
  readonly drawPileLeft: number;
  /** The ids of the tiles each play has touched, bait first. */
  readonly touched: readonly (readonly string[])[];
}

export interface ArrangedStep {
  readonly seat: Seat;
  readonly phase: Phase;
  readonly play: Play;
  readonly after: Position;
}

/** A tile as the fold knows it, told from its like by being another object. */
interface Piece {
  readonly kind: Kind;
}

/** Where every tile lies, the hidden ones too. It never leaves this file. */
interface Layout {
  readonly hands: readonly (readonly Piece[])[];
  readonly lake: readonly (readonly Piece[])[];
  readonly catches: readonly (readonly CaughtPieces[])[];
  readonly drawn: Piece | null;
  /** Top first. */
  readonly drawPile: readonly Piece[];
  readonly touched: readonly (readonly Piece[])[];
}

interface CaughtPieces {
  readonly step: number;
  readonly pieces: readonly Piece[];
}

/**
 * Folds the plays of a round, from its start or another hand play on, into where the tiles lie now
 * that a viewer can see. `picks` tells by the index of a play which of several like tiles were
 * meant, by the ids that its own seat sees; a wish that cannot be met is passed over. A hand stays
 * in the order of `dealt`, the hands by seat, and otherwise in the kit's.
 */
export function arrangementFor(
  viewer: Seat | null,
  start: Position,
  steps: readonly ArrangedStep[],
  picks: Picks = [],
  dealt: readonly (readonly Kind[])[] = [],
): Arrangement {
  let layout = startLayout(start, dealt);
  const atStart = start.game.variant.lake;
  const sights = [null, ...seatsOf(start.game.seatCount)].map((seat) => createSight(seat, layout));
  const sightOf = (seat: Seat | null): Sight => {
    const sight = sights.find((each) => each.viewer === seat);
    invariant(sight !== undefined, 'a viewer sits at the table');
    return sight;
  };
  for (const [at, step] of steps.entries()) {
    const { tileOf } = sightOf(step.seat);
    const picked = picks[at] ?? [];
    layout = layoutAfter(layout, step, at, (piece) => picked.includes(tileOf(piece).id));
    const { phase, seat } = step.after;
    if (phase === 'hand' && seat === start.seat) {
      layout = { ...layout, lake: closedUp(layout.lake, atStart) };
    }
    for (const sight of sights) sight.see(layout);
  }
  const { tileOf } = sightOf(viewer);
  return {
    hand: viewer === null ? [] : (layout.hands[viewer] ?? []).map(tileOf),
    lake: layout.lake.map((slot) => slot.map(tileOf)),
    catches: layout.catches.map((list) =>
      list.map(({ step, pieces }) => ({ step, tiles: pieces.map(tileOf) })),
    ),
    drawn: layout.drawn === null ? null : tileOf(layout.drawn),
    drawPileLeft: layout.drawPile.length,
    touched: layout.touched.map((pieces) => pieces.map((piece) => tileOf(piece).id)),
  };
}

interface Sight {
  readonly viewer: Seat | null;
  readonly see: (layout: Layout) => void;
  /** Throws for a tile that the viewer has not seen. */
  readonly tileOf: (piece: Piece) => TableTile;
}

function createSight(viewer: Seat | null, start: Layout): Sight {
  const seen = new Map<Piece, TableTile>();
  const copies = new Map<Kind, number>();
  const look = (pieces: readonly Piece[]): void => {
    for (const piece of pieces) {
      if (seen.has(piece)) continue;
      const { kind } = piece;
      const copy = (copies.get(kind) ?? 0) + 1;
      copies.set(kind, copy);
      seen.set(piece, { id: `${formatKind(kind)}.${copy}`, kind });
    }
  };
  if (viewer !== null) look(start.hands[viewer] ?? []);
  look(start.lake.flat());
  look(start.catches.flat().flatMap(({ pieces }) => pieces));
  return {
    viewer,
    see: ({ touched, drawn }) => {
      look(touched.at(-1) ?? []);
      if (drawn !== null) look([drawn]);
    },
    tileOf: (piece) => {
      const tile = seen.get(piece);
      invariant(tile !== undefined, 'only tiles that were seen are shown');
      return tile;
    },
  };
}

function startLayout(start: Position, dealt: readonly (readonly Kind[])[]): Layout {
  const lay = (kinds: readonly Kind[]): Piece[] => kinds.map((kind) => ({ kind }));
  const seats = seatsOf(start.game.seatCount);
  return {
    hands: seats.map((seat) => lay(asDealt(tilesOf(handOf(start, seat)), dealt[seat]))),
    lake: lay(tilesOf(lakeOf(start))).map((piece) => [piece]),
    catches: seats.map((seat) => {
      const pieces = lay(tilesOf(catchOf(start, seat)));
      return pieces.length === 0 ? [] : [{ step: -1, pieces }];
    }),
    drawn: null,
    drawPile: lay(Array.from(start.drawPile).slice(start.turnedUp)),
    touched: [],
  };
}

/** What is left of a hand in the order in which it was dealt, or as it is if that is not known. */
function asDealt(hand: readonly Kind[], dealt: readonly Kind[] = hand): readonly Kind[] {
  const left = countTiles(hand);
  return dealt.filter((kind) => {
    const more = countOf(left, kind);
    left[kind] = Math.max(more - 1, 0);
    return more > 0;
  });
}

function layoutAfter(
  before: Layout,
  { seat, phase, play, after }: ArrangedStep,
  step: number,
  isMeant: (piece: Piece) => boolean,
): Layout {
  const form = formOf(play);
  const hand = before.hands[seat] ?? [];
  const used =
    phase === 'drawn' && before.drawn !== null
      ? [before.drawn]
      : pickOf(hand, baitOf(play), form === 'pair' ? 2 : 1, isMeant);
  const fish = fishTaken(before.lake, play, isMeant);
  const left = without(before.lake, fish);
  const lays = form === 'place' || form === 'stack';
  const turnedUp = after.phase === 'drawn';
  return {
    hands:
      phase === 'drawn'
        ? before.hands
        : before.hands.with(
            seat,
            hand.filter((piece) => !used.includes(piece)),
          ),
    lake: lays ? laidAt(left, landingOf(before.lake, fish), [...fish, ...used]) : left,
    catches: lays
      ? before.catches
      : caughtBy(before.catches, seat, { step, pieces: [...used, ...fish] }),
    drawn: turnedUp ? (before.drawPile[0] ?? null) : null,
    drawPile: turnedUp ? before.drawPile.slice(1) : before.drawPile,
    touched: [...before.touched, [...used, ...fish]],
  };
}

function pickOf(
  pieces: readonly Piece[],
  kind: Kind,
  copies: number,
  isMeant: (piece: Piece) => boolean,
): readonly Piece[] {
  const fitting = pieces.filter((piece) => piece.kind === kind);
  const meant = fitting.filter(isMeant);
  const taken = [...meant, ...fitting.filter((piece) => !meant.includes(piece))].slice(0, copies);
  invariant(taken.length === copies, 'the tiles of a legal play are there');
  return taken;
}

function fishTaken(
  lake: Layout['lake'],
  play: Play,
  isMeant: (piece: Piece) => boolean,
): readonly Piece[] {
  const kind = fishOf(play);
  switch (formOf(play)) {
    case 'capture':
      return pickOf(looseIn(lake), kind, 1, isMeant);
    case 'stack':
      return pickOf(looseIn(lake), kind, 2, isMeant);
    case 'triple': {
      const stack = lake.find((slot) => slot.length > 1 && slot[0]?.kind === kind);
      return stack ?? pickOf(looseIn(lake), kind, 3, isMeant);
    }
    case 'place':
    case 'pair':
      return [];
  }
}

function looseIn(lake: Layout['lake']): readonly Piece[] {
  return lake.flatMap((slot) => (slot.length === 1 ? slot : []));
}

function without(lake: Layout['lake'], gone: readonly Piece[]): Layout['lake'] {
  return gone.length === 0
    ? lake
    : lake.map((slot) => slot.filter((piece) => !gone.includes(piece)));
}

/** A placed tile takes the first gap or a new slot; a stack grows where its first fellow lay. */
function landingOf(lake: Layout['lake'], [fellow]: readonly Piece[]): number {
  const slot = lake.findIndex((pieces) =>
    fellow === undefined ? pieces.length === 0 : pieces.includes(fellow),
  );
  return slot === -1 ? lake.length : slot;
}

function laidAt(lake: Layout['lake'], slot: number, pieces: readonly Piece[]): Layout['lake'] {
  return slot === lake.length ? [...lake, pieces] : lake.with(slot, pieces);
}

function caughtBy(catches: Layout['catches'], seat: Seat, caught: CaughtPieces): Layout['catches'] {
  return catches.map((list, other) => (other === seat ? [...list, caught] : list));
}
