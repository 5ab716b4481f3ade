import { type Counts, countOf } from '../core/counts.ts';
import { type Kind, kindCount, kinds } from '../core/kind.ts';
import { type Seat, type SeatCount, seatsOf } from '../core/seat.ts';
import { type KindMask, maskOf } from './capture.ts';
import type { Deal } from './deal.ts';
import { type Game, heaven } from './game.ts';

/** A half of a turn: a tile of the hand is to be played, or the drawn one; or all is over. */
export type Phase = 'hand' | 'drawn' | 'over';

/**
 * A moment of a round, all tiles known. Counts of kinds lie in one array, in blocks of 21: the
 * hands by seat, the catches by seat, the lake. The masks repeat what the counts say, so that the
 * plays can be listed without looking at every kind.
 */
export interface Position {
  readonly game: Game;
  /** Top first; never changes in a round. */
  readonly drawPile: Counts;
  /** How many tiles of the draw pile have been turned up, the drawn tile included. */
  readonly turnedUp: number;
  readonly phase: Phase;
  /** The seat to play; without meaning when the round is over. */
  readonly seat: Seat;
  /** Hands, catches and lake, see {@link handOffset}, {@link catchOffset}, {@link lakeOffset}. */
  readonly counts: Readonly<Uint8Array>;
  readonly handMasks: Readonly<Int32Array>;
  /** The kinds in the lake, locked stacks apart. */
  readonly lakeMask: KindMask;
  /** The kinds of which exactly two, and exactly three, lie in the lake. */
  readonly lakeTwos: KindMask;
  readonly lakeThrees: KindMask;
  /** The kinds of which three lie locked in a stack (F9). */
  readonly stackMask: KindMask;
  /** The seats that have made a hand play this round, as a bit mask: to them F10 is closed. */
  readonly begunSeats: number;
}

/** Is advanced in place: for search, replay and benches, never for anything that is shown. */
export interface ScratchPosition extends Changeable<Omit<Position, 'counts' | 'handMasks'>> {
  counts: Uint8Array;
  handMasks: Int32Array;
}

type Changeable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

export function handOffset(seat: Seat): number {
  return seat * kindCount;
}

export function catchOffset(seatCount: SeatCount, seat: Seat): number {
  return (seatCount + seat) * kindCount;
}

export function lakeOffset(seatCount: SeatCount): number {
  return 2 * seatCount * kindCount;
}

/** The position before the first play; heaven pairs that must be laid are laid (F10). */
export function startPosition(game: Game, deal: Deal, starter: Seat): Position {
  const { seatCount } = game;
  const counts = new Uint8Array(kindCount * (2 * seatCount + 1));
  const add = (offset: number, kind: Kind, copies: number): void => {
    counts[offset + kind] = countOf(counts, offset + kind) + copies;
  };
  const lake = lakeOffset(seatCount);
  for (const kind of deal.lake) add(lake, kind, 1);
  deal.hands.forEach((hand, seat) => {
    for (const kind of hand) add(handOffset(seat), kind, 1);
    if (game.rules.heavenPair !== 'must') return;
    const heavens = countOf(counts, handOffset(seat) + heaven);
    const laid = heavens - (heavens % 2);
    add(handOffset(seat), heaven, -laid);
    add(catchOffset(seatCount, seat), heaven, laid);
  });
  const masks = masksOf(counts, seatCount);
  return {
    game,
    drawPile: Uint8Array.from(deal.drawPile),
    turnedUp: 0,
    phase: 'hand',
    seat: starter,
    counts,
    handMasks: masks.hands,
    lakeMask: masks.lake,
    lakeTwos: masks.lakeTwos,
    lakeThrees: masks.lakeThrees,
    stackMask: 0,
    begunSeats: 0,
  };
}

/** Its fields are in the order of {@link startPosition}, so that both are one shape. */
export function scratchOf(position: Position): ScratchPosition {
  return {
    game: position.game,
    drawPile: position.drawPile,
    turnedUp: position.turnedUp,
    phase: position.phase,
    seat: position.seat,
    counts: new Uint8Array(position.counts),
    handMasks: new Int32Array(position.handMasks),
    lakeMask: position.lakeMask,
    lakeTwos: position.lakeTwos,
    lakeThrees: position.lakeThrees,
    stackMask: position.stackMask,
    begunSeats: position.begunSeats,
  };
}

/** Of the same game; allocates nothing. */
export function copyInto(scratch: ScratchPosition, position: Position): void {
  scratch.drawPile = position.drawPile;
  scratch.turnedUp = position.turnedUp;
  scratch.phase = position.phase;
  scratch.seat = position.seat;
  scratch.counts.set(position.counts);
  scratch.handMasks.set(position.handMasks);
  scratch.lakeMask = position.lakeMask;
  scratch.lakeTwos = position.lakeTwos;
  scratch.lakeThrees = position.lakeThrees;
  scratch.stackMask = position.stackMask;
  scratch.begunSeats = position.begunSeats;
}

/** Undefined when none waits to be played. */
export function drawnOf(position: Position): Kind | undefined {
  return position.phase === 'drawn' ? countOf(position.drawPile, position.turnedUp - 1) : undefined;
}

export function drawPileLeftOf(position: Position): number {
  return position.drawPile.length - position.turnedUp;
}

export function handOf(position: Position, seat: Seat): Counts {
  return position.counts.slice(handOffset(seat), handOffset(seat) + kindCount);
}

export function catchOf(position: Position, seat: Seat): Counts {
  const offset = catchOffset(position.game.seatCount, seat);
  return position.counts.slice(offset, offset + kindCount);
}

/** Locked stacks apart. */
export function lakeOf(position: Position): Counts {
  const offset = lakeOffset(position.game.seatCount);
  return position.counts.slice(offset, offset + kindCount);
}

/** In the kit's order (F9). */
export function stacksOf(position: Position): readonly Kind[] {
  return kinds.filter((kind) => (position.stackMask & maskOf(kind)) !== 0);
}

export function masksOf(counts: Counts, seatCount: SeatCount) {
  const lake = lakeOffset(seatCount);
  return {
    hands: Int32Array.from(seatsOf(seatCount), (seat) =>
      maskWhere(counts, handOffset(seat), (copies) => copies > 0),
    ),
    lake: maskWhere(counts, lake, (copies) => copies > 0),
    lakeTwos: maskWhere(counts, lake, (copies) => copies === 2),
    lakeThrees: maskWhere(counts, lake, (copies) => copies === 3),
  };
}

function maskWhere(counts: Counts, offset: number, belongs: (copies: number) => boolean): KindMask {
  return kinds.reduce(
    (mask, kind) => (belongs(countOf(counts, offset + kind)) ? mask | maskOf(kind) : mask),
    0,
  );
}
