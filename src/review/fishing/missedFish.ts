import {
  baitOf,
  catchOf,
  type FishingRound,
  fishOf,
  formOf,
  type Game,
  lakeOf,
  type Position,
  paymentsOf,
  pointsOf,
  stacksOf,
  takesFish,
} from '../../engine/fishing/index.ts';
import {
  type Step as AnyStep,
  balanceOf,
  type Counts,
  countOf,
  invariant,
  type Kind,
  type Play,
  type Seat,
  seatsOf,
} from '../../engine/index.ts';
import type { SeatPoints } from '../seatPoints.ts';

/** A fish that a seat could have taken and never took, and what it would have brought. */
export interface MissedFish {
  readonly seat: Seat;
  /** The index of the last play at which the seat could have taken it. */
  readonly at: number;
  readonly bait: Kind;
  readonly fish: Kind;
  /** Three where all of a kind could be taken at once (F4, F9). */
  readonly copies: 1 | 3;
  /** By how much the points of each catch would differ. */
  readonly points: SeatPoints;
  /** By how much the settlement of each seat would differ (S9). */
  readonly settlement: SeatPoints;
}

type Step = AnyStep<Position>;

interface Chance {
  readonly seat: Seat;
  readonly at: number;
  readonly taking: Play;
}

/**
 * Every fish that could have been taken and was not, the costliest first.
 *
 * A kind of fish counts as missed by a seat where one of its plays could have taken such a fish,
 * and neither that play nor a later one of the seat took any of that kind. It is told once, at the
 * last such play, with the bait that would have brought most. What it would have brought: bait and
 * fish are moved into the seat's catch from wherever they ended, be that a catch or the lake, all
 * else stays as it ended, and the catches are counted and settled anew.
 *
 * Tiles of a kind are the same to the rules, so that it must be said which are moved. The bait is
 * the tile that was played there if that is of its kind, else the last of its kind that the seat
 * played from its hand. Of like tiles in the lake the moved ones are those that lay there longest:
 * everybody took another one as long as there was one.
 */
export function missedFishOf({ game, steps, position: end }: FishingRound): MissedFish[] {
  const chances = seatsOf(game.seatCount).flatMap((seat) => chancesOf(seat, steps));
  return chances
    .map((alternatives) => {
      const swings = alternatives.map((chance) => swingOf(game, chance, steps, end));
      const [best] = swings.toSorted(byGain);
      invariant(best !== undefined, 'a missed fish could have been taken');
      return best;
    })
    .toSorted((one, other) => byGain(one, other) || one.at - other.at);
}

function byGain(one: MissedFish, other: MissedFish): number {
  const gain = (points: SeatPoints, seat: Seat): number => points[seat] ?? 0;
  return (
    gain(other.settlement, other.seat) - gain(one.settlement, one.seat) ||
    gain(other.points, other.seat) - gain(one.points, one.seat)
  );
}

/** By kind that the seat missed: the ways to take it at the last play that could have. */
function chancesOf(seat: Seat, steps: readonly Step[]): Chance[][] {
  const open = new Map<Kind, Chance[]>();
  for (const [at, step] of steps.entries()) {
    if (step.seat !== seat) continue;
    const takings = step.legal.filter(takesFish);
    for (const fish of new Set(takings.map(fishOf))) {
      const ways = takings.filter((taking) => fishOf(taking) === fish);
      open.set(
        fish,
        ways.map((taking) => ({ seat, at, taking })),
      );
    }
    if (takesFish(step.play)) open.delete(fishOf(step.play));
  }
  return [...open.values()];
}

function swingOf(
  game: Game,
  { seat, at, taking }: Chance,
  steps: readonly Step[],
  end: Position,
): MissedFish {
  const bait = baitOf(taking);
  const fish = fishOf(taking);
  const copies = formOf(taking) === 'triple' ? 3 : 1;
  const use = usingPlayOf(bait, seat, at, steps);
  const isCaught = use !== undefined && !isLaid(steps[use]);
  const catches = seatsOf(game.seatCount).map((each) => Array.from(catchOf(end, each)));
  const move = (kind: Kind, tiles: Moved): void => {
    endsOf(kind, tiles, at, steps, game).forEach((taken, taker) => {
      add(catches[taker], kind, -taken);
    });
    add(catches[seat], kind, tiles.fish + (tiles.isBait ? 1 : 0));
  };
  const asBait = { use, isBait: !isCaught };
  if (bait === fish) move(fish, { fish: copies, ...asBait });
  else {
    move(fish, { fish: copies, use: undefined, isBait: false });
    move(bait, { fish: 0, ...asBait });
  }
  const before = totalsOf(
    game,
    seatsOf(game.seatCount).map((each) => catchOf(end, each)),
  );
  const after = totalsOf(game, catches);
  const less = (one: SeatPoints, other: SeatPoints): SeatPoints =>
    one.map((points, each) => points - (other[each] ?? 0));
  return {
    seat,
    at,
    bait,
    fish,
    copies,
    points: less(after.points, before.points),
    settlement: less(after.settlement, before.settlement),
  };
}

function add(counts: number[] | undefined, kind: Kind, copies: number): void {
  if (counts !== undefined) counts[kind] = countOf(counts, kind) + copies;
}

function totalsOf({ scoring, rules, seatCount }: Game, catches: readonly Counts[]) {
  const points = catches.map((caught) => pointsOf(scoring, caught));
  return { points, settlement: balanceOf(paymentsOf(points, rules), seatCount) };
}

/** The index of the play that used the bait; undefined where the record stops before it. */
function usingPlayOf(
  bait: Kind,
  seat: Seat,
  at: number,
  steps: readonly Step[],
): number | undefined {
  const [here] = steps.slice(at, at + 1);
  if (here !== undefined && baitOf(here.play) === bait) return at;
  const later = steps.findLastIndex(
    (step, index) =>
      index > at &&
      step.seat === seat &&
      step.before.phase === 'hand' &&
      baitOf(step.play) === bait,
  );
  return later === -1 ? undefined : later;
}

function isLaid(step: Step | undefined): boolean {
  const form = step && formOf(step.play);
  return form === 'place' || form === 'stack';
}

/** Tiles of one kind that move: fish from the lake, and the bait if the play `use` laid it. */
interface Moved {
  readonly fish: number;
  readonly use: number | undefined;
  readonly isBait: boolean;
}

/** By seat, the moved tiles in its catch; the others lie in the lake or are not played yet. */
function endsOf(
  kind: Kind,
  { fish, use, isBait }: Moved,
  at: number,
  steps: readonly Step[],
  game: Game,
): number[] {
  const ends = Array<number>(game.seatCount).fill(0);
  const [first] = steps.slice(at);
  if (first === undefined) return ends;
  const inStack = fish === 3 && stacksOf(first.before).includes(kind);
  let [moved, stacked] = inStack ? [0, fish] : [fish, 0];
  let others = countOf(lakeOf(first.before), kind) - moved;
  const take = (copies: number): number => {
    const short = Math.max(0, copies - others);
    others -= copies - short;
    moved -= short;
    return short;
  };
  for (const [index, { seat, play: made, before }] of steps.entries()) {
    if (index < at || fishOf(made) !== kind) continue;
    const isMoved = isBait && index === use;
    switch (formOf(made)) {
      case 'place':
        if (isMoved) moved += 1;
        else others += 1;
        break;
      case 'stack':
        stacked += take(2) + (isMoved ? 1 : 0);
        break;
      case 'capture':
        add(ends, seat, take(1));
        break;
      case 'triple':
        if (stacksOf(before).includes(kind)) {
          add(ends, seat, stacked);
          stacked = 0;
        } else add(ends, seat, take(3));
        break;
      case 'pair':
        break;
    }
  }
  return ends;
}
