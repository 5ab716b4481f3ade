import { type Counts, countOf, countTiles, tilesOf } from '../../core/counts.ts';
import { type Kind, kinds } from '../../core/kind.ts';
import type { Seat } from '../../core/seat.ts';
import { maskOf } from '../capture.ts';
import { type Game, isCatchable } from '../game.ts';
import type { BonusSwitch } from '../rules.ts';
import { scoreSheetOf } from '../scoreSheet.ts';
import {
  bonusPointsOf,
  groupPointsOf,
  isComplete,
  type LineId,
  lackingOf,
  lacksOf,
  type Need,
  pointsOf,
  type Scoring,
} from '../scoring.ts';
import { type OpenTable, unplayedOf } from '../view.ts';
import { roundingShortfallOf } from './shortfall.ts';
import { strandedOf } from './stranded.ts';

export interface GroupStanding {
  /** Completed for good, certain never to be, whatever is played, or neither. */
  readonly state: 'complete' | 'open' | 'dead';
  readonly tiles: number;
  /** What it lacks: so many more of any of these kinds; empty when complete. */
  readonly lacks: readonly Need[];
  /** A bonus: its worth or 0. */
  readonly points: number;
  /** With just the tiles that it lacks; a bonus its worth. When complete as `points`. */
  readonly pointsComplete: number;
}

/** A group or bonus that can be completed (S4, S5, S6, S8). */
export interface BoardLine {
  readonly id: LineId | `bonus-${BonusSwitch}`;
  readonly seats: readonly GroupStanding[];
}

/** S1, S2 */
export interface PipStanding {
  /** Red pips of its small fish, before they are rounded up. */
  readonly redPips: number;
  /** So many red pips more count more points, 1 to 10; null where no catch can bring as many. */
  readonly redPipsToMore: number | null;
  /** Points. */
  readonly small: number;
  readonly big: number;
}

/** How the catches stand, by the method the game counts with. */
export type GroupBoard = {
  /** What each seat lacks to double (S9), 0 once it is there; null where payments never double. */
  readonly toDouble: readonly number[] | null;
} & (
  | { readonly method: 'groups'; readonly lines: readonly BoardLine[] }
  | {
      readonly method: 'pips';
      /** Points of small fish are a multiple of this (S1). */
      readonly roundUpTo: number;
      readonly seats: readonly PipStanding[];
    }
);

/** As far as what lies open tells. A bonus that is worth nothing has no line. */
export function groupBoardOf(open: OpenTable): GroupBoard {
  const { scoring, rules } = open.game;
  const { doubleAt } = rules;
  const toDouble =
    doubleAt === 0
      ? null
      : open.catches.map((caught) => Math.max(doubleAt - pointsOf(scoring, caught), 0));
  if (rules.scoring === 'pips') {
    const left = takeableOf(open);
    const seats = open.catches.map((caught) => pipStandingOf(scoring, caught, left));
    const small = scoring.groups.find(({ id }) => id === 'small-fish');
    return { method: 'pips', roundUpTo: small?.roundUpTo ?? 1, seats, toDouble };
  }
  const isOpen = canComplete(open);
  const lines = goalsOf(scoring).map((goal) => ({
    id: goal.id,
    seats: open.catches.map((caught, seat) =>
      standingOf(goal, caught, isOpen(seat, goal.needs) ? 'open' : 'dead'),
    ),
  }));
  return { method: 'groups', lines, toDouble };
}

interface Goal {
  readonly id: BoardLine['id'];
  readonly needs: readonly Need[];
  readonly pointsIn: (caught: Counts) => number;
}

function goalsOf({ groups, bonuses }: Scoring): Goal[] {
  return [
    ...groups
      .filter(({ needs }) => needs.length > 0)
      .map((group) => ({
        id: group.id,
        needs: group.needs,
        pointsIn: (caught: Counts) => groupPointsOf(group, caught),
      })),
    ...bonuses
      .filter(({ points }) => points > 0)
      .map((bonus) => ({
        id: `bonus-${bonus.id}` as const,
        needs: bonus.needs,
        pointsIn: (caught: Counts) => bonusPointsOf(bonus, caught),
      })),
  ];
}

function standingOf(
  { needs, pointsIn }: Goal,
  caught: Counts,
  otherwise: 'open' | 'dead',
): GroupStanding {
  return {
    state: isComplete(needs, caught) ? 'complete' : otherwise,
    tiles: needs
      .flatMap(({ oneOf }) => oneOf)
      .reduce((sum, kind) => sum + countOf(caught, kind), 0),
    lacks: lacksOf(needs, caught),
    points: pointsIn(caught),
    pointsComplete: pointsIn(countTiles([...tilesOf(caught), ...lackingOf(needs, caught)])),
  };
}

function pipStandingOf(scoring: Scoring, caught: Counts, left: Counts): PipStanding {
  const { groups } = scoreSheetOf(scoring, caught);
  const line = groups.find(({ id }) => id === 'small-fish');
  const group = scoring.groups.find(({ id }) => id === 'small-fish');
  const small = line?.points ?? 0;
  const more = group === undefined ? null : roundingShortfallOf(group, caught, left);
  return {
    redPips: small - (line?.rounding ?? 0),
    redPipsToMore: more?.unrounded ?? null,
    small,
    big: groups.find(({ id }) => id === 'big-fish')?.points ?? 0,
  };
}

/**
 * Asks whether a seat could still complete what is needed, as far as what lies open tells. No is
 * certain, whatever is played and wherever the unseen tiles are; yes only says that neither reason
 * speaks against it:
 * - fewer tiles than the seat lacks can still come into a catch, see {@link takeableOf}
 * - the seat has fewer plays left than it must make for what it lacks: a play takes two tiles, of
 * one kind or of two that catch each other, or four where a kind can still be taken with its three
 * fellows
 *
 * Which seat holds an unseen tile, and that two fish want two baits, is not weighed.
 */
function canComplete(open: OpenTable): (seat: Seat, needs: readonly Need[]) => boolean {
  const takeable = takeableOf(open);
  return (seat, needs) => {
    const lacks = lacksOf(needs, open.catches[seat] ?? []);
    return (
      lacks.every(({ oneOf, copies }) => copies <= sumOf(oneOf, takeable)) &&
      fewestPlaysFor(open.game, lacks, takeable) <= playsLeftOf(open, seat)
    );
  };
}

/**
 * How many tiles of each kind can still come into somebody's catch. Those in a catch already
 * cannot; in the lake cannot what is stranded; in a locked stack cannot what lacks its fourth tile
 * (F9); of the tiles still to be played cannot one that no other tile left catches.
 */
function takeableOf(open: OpenTable): Counts {
  const stranded = strandedOf(open);
  const unplayed = unplayedOf(open);
  const stacked = kinds.map((kind) =>
    open.stacks.includes(kind) && countOf(unplayed, kind) > 0 ? 3 : 0,
  );
  const loose = kinds.map((kind) => countOf(open.lake, kind) + countOf(unplayed, kind));
  return kinds.map((kind) => {
    const mates = kinds.filter((other) => isCatchable(open.game, other, kind));
    const hasMate = sumOf(mates, loose) > 1 || countOf(stacked, kind) > 0;
    return (
      (stranded.includes(kind) ? 0 : countOf(open.lake, kind)) +
      countOf(stacked, kind) +
      (hasMate ? countOf(unplayed, kind) : 0)
    );
  });
}

/** Cannot be undercut: what needs can share, as their tiles catch each other, counts once. */
function fewestPlaysFor(game: Game, lacks: readonly Need[], takeable: Counts): number {
  const fours = (kind: Kind): boolean =>
    countOf(takeable, kind) === 4 &&
    ((game.tripleKinds & maskOf(kind)) !== 0 || game.listing.thirdTile === 'stack');
  const apart = lacks.filter(
    (lack, place) =>
      !lacks
        .slice(0, place)
        .some((other) =>
          other.oneOf.some((bait) => lack.oneOf.some((fish) => isCatchable(game, bait, fish))),
        ),
  );
  return apart.reduce(
    (plays, { oneOf, copies }) => plays + Math.ceil(copies / (oneOf.some(fours) ? 4 : 2)),
    0,
  );
}

/** At most: its hand and its share of the draw pile, the drawn tile included (F2, F3). */
function playsLeftOf(open: OpenTable, seat: Seat): number {
  if (open.turn === null) return 0;
  const { seatCount } = open.game;
  const drawnBefore = (seat - open.turn + seatCount) % seatCount;
  const toDraw = open.drawPileLeft + (open.drawn === null ? 0 : 1);
  return countOf(open.handSizes, seat) + Math.max(Math.ceil((toDraw - drawnBefore) / seatCount), 0);
}

function sumOf(some: readonly Kind[], counts: Counts): number {
  return some.reduce((sum, kind) => sum + countOf(counts, kind), 0);
}
