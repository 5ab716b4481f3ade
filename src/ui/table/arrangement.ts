import {
  baitOf,
  catchOf,
  fishOf,
  formatKind,
  formOf,
  handOf,
  invariant,
  type Kind,
  lakeOf,
  type Play,
  type Position,
  type Seat,
  seatsOf,
  tilesOf,
} from '../../engine/index.ts';

/** A tile one could put a finger on. Copies of a kind are told apart by a number, so that each keeps its React key. */
export interface TableTile {
  readonly id: string;
  readonly kind: Kind;
}

/** What went into a catch by one play; `step` is the index of that play, -1 for what was laid before play (F10). */
export interface Caught {
  readonly step: number;
  readonly tiles: readonly TableTile[];
}

/** Where every tile lies. */
export interface Arrangement {
  /** The hands by seat, each in the kit's order. */
  readonly hands: readonly (readonly TableTile[])[];
  /** The slots of the lake: a gap holds nothing, a locked stack three. Tiles never move from slot to slot. */
  readonly lake: readonly (readonly TableTile[])[];
  /** The catches by seat, in the order of capture. */
  readonly catches: readonly (readonly Caught[])[];
  /** The tile turned up and not yet played. */
  readonly drawn: TableTile | null;
  /** The tiles still face down, top first. */
  readonly drawPile: readonly TableTile[];
  /** The ids of the tiles each play has touched, bait first. */
  readonly touched: readonly (readonly string[])[];
}

/** A play with the phase and seat it was made in, as `stepsOf` gives it. */
export interface ArrangedStep {
  readonly seat: Seat;
  readonly phase: 'hand' | 'drawn';
  readonly play: Play;
  readonly after: Position;
}

/** Which of several like tiles the finger meant, by the index of the step; a wish that cannot be met is passed over. */
export type Picks = ReadonlyMap<number, readonly string[]>;

const noPicks: Picks = new Map();

/** Folds the plays of a round into where every tile lies now. */
export function arrange(
  start: Position,
  steps: readonly ArrangedStep[],
  picks = noPicks,
): Arrangement {
  return steps.reduce(
    (arrangement, step, index) => arrangedAfter(arrangement, step, index, picks.get(index)),
    startArrangement(start),
  );
}

/** Where the tiles lie before the first play. */
export function startArrangement(start: Position): Arrangement {
  const copies = new Map<Kind, number>();
  const lay = (tiles: readonly Kind[]): TableTile[] =>
    tiles.map((kind) => {
      const copy = (copies.get(kind) ?? 0) + 1;
      copies.set(kind, copy);
      return { id: `${formatKind(kind)}.${copy}`, kind };
    });
  const seats = seatsOf(start.game.seatCount);
  return {
    hands: seats.map((seat) => lay(tilesOf(handOf(start, seat)))),
    lake: lay(tilesOf(lakeOf(start))).map((tile) => [tile]),
    catches: seats.map((seat) => {
      const tiles = lay(tilesOf(catchOf(start, seat)));
      return tiles.length === 0 ? [] : [{ step: -1, tiles }];
    }),
    drawn: null,
    drawPile: lay(
      Array.from({ length: start.drawPile.length }, (_, at) => start.drawPile[at] ?? 0),
    ),
    touched: [],
  };
}

/** Where the tiles lie after one more play. `step` is its index in the round. */
export function arrangedAfter(
  before: Arrangement,
  { seat, phase, play, after }: ArrangedStep,
  step: number,
  picks: readonly string[] = [],
): Arrangement {
  const bait = baitOf(play);
  const form = formOf(play);
  const hand = before.hands[seat] ?? [];
  const used =
    phase === 'drawn' && before.drawn !== null
      ? [before.drawn]
      : pickOf(hand, bait, form === 'pair' ? 2 : 1, picks);
  const fish = fishTaken(before.lake, play, picks);
  const left = without(before.lake, fish);
  const turnedUp = after.phase === 'drawn';
  return {
    hands:
      phase === 'drawn'
        ? before.hands
        : before.hands.with(
            seat,
            hand.filter((tile) => !used.includes(tile)),
          ),
    lake:
      form === 'place' || form === 'stack'
        ? laidAt(left, landingOf(before.lake, fish), [...fish, ...used])
        : left,
    catches:
      form === 'place' || form === 'stack'
        ? before.catches
        : caughtBy(before.catches, seat, { step, tiles: [...used, ...fish] }),
    drawn: turnedUp ? (before.drawPile[0] ?? null) : null,
    drawPile: turnedUp ? before.drawPile.slice(1) : before.drawPile,
    touched: [...before.touched, [...used, ...fish].map(({ id }) => id)],
  };
}

function pickOf(
  tiles: readonly TableTile[],
  kind: Kind,
  copies: number,
  picks: readonly string[],
): readonly TableTile[] {
  const fitting = tiles.filter((tile) => tile.kind === kind);
  const wished = fitting.filter(({ id }) => picks.includes(id));
  const taken = [...wished, ...fitting.filter((tile) => !wished.includes(tile))].slice(0, copies);
  invariant(taken.length === copies, 'the tiles of a legal play are there');
  return taken;
}

function fishTaken(
  lake: Arrangement['lake'],
  play: Play,
  picks: readonly string[],
): readonly TableTile[] {
  const kind = fishOf(play);
  switch (formOf(play)) {
    case 'capture':
      return pickOf(looseIn(lake), kind, 1, picks);
    case 'stack':
      return pickOf(looseIn(lake), kind, 2, picks);
    case 'triple': {
      const stack = lake.find((slot) => slot.length > 1 && slot[0]?.kind === kind);
      return stack ?? pickOf(looseIn(lake), kind, 3, picks);
    }
    case 'place':
    case 'pair':
      return [];
  }
}

function looseIn(lake: Arrangement['lake']): readonly TableTile[] {
  return lake.flatMap((slot) => (slot.length === 1 ? slot : []));
}

function without(lake: Arrangement['lake'], gone: readonly TableTile[]): Arrangement['lake'] {
  return gone.length === 0 ? lake : lake.map((slot) => slot.filter((tile) => !gone.includes(tile)));
}

/** A placed tile takes the first gap or a new slot; a stack grows where the first of its fellows lay. */
function landingOf(lake: Arrangement['lake'], [fellow]: readonly TableTile[]): number {
  const slot = lake.findIndex((tiles) =>
    fellow === undefined ? tiles.length === 0 : tiles.includes(fellow),
  );
  return slot === -1 ? lake.length : slot;
}

function laidAt(
  lake: Arrangement['lake'],
  slot: number,
  tiles: readonly TableTile[],
): Arrangement['lake'] {
  return slot === lake.length ? [...lake, tiles] : lake.with(slot, tiles);
}

function caughtBy(
  catches: Arrangement['catches'],
  seat: Seat,
  caught: Caught,
): Arrangement['catches'] {
  return catches.map((list, other) => (other === seat ? [...list, caught] : list));
}
