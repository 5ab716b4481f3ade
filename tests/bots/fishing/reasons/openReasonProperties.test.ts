import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openAfter } from '../../../../src/bots/fishing/reasons/openAfter.ts';
import { openReasonOf } from '../../../../src/bots/fishing/reasons/openReason.ts';
import {
  baitOf,
  catchOf,
  fishOf,
  formOf,
  type Game,
  handOf,
  lakeOf,
  legalPlays,
  type Need,
  type OpenReason,
  openTableOf,
  type Position,
  scoreSheetOf,
  scratchOf,
  takenBy,
} from '../../../../src/engine/fishing/index.ts';
import {
  countOf,
  countTiles,
  formatKind,
  type Kind,
  kindCount,
  type Play,
  seatAfter,
  seatsOf,
  tilesOf,
} from '../../../../src/engine/index.ts';
import { check, maskWhere, type Step, stepsFrom, stepsOf } from '../../../engine/randomRounds.ts';
import { rounds } from '../../../support/arbitraries.ts';
import { chanceOf } from '../../../support/chance.ts';
import { plainCatches, plainScore } from '../../../support/plainRules.ts';
import { runs } from '../../../support/thoroughness.ts';

type Why = OpenReason['why'];

const openReason = ({ position, chosen }: Step): OpenReason =>
  openReasonOf(openTableOf(position), chosen);

describe('what lies open after a play', () => {
  test('is what the play makes of the table, but for the tile that is turned up then', () => {
    check(
      fc.property(rounds, (round) => {
        for (const { position, chosen, next } of stepsOf(round)) {
          const askedOdds = openAfter(openTableOf(position), chosen);
          const { lake, catches, ...others } = openTableOf(next);
          const turnedUp = position.phase === 'hand' && next.phase === 'drawn';
          const skipped = position.phase === 'drawn' && next.phase === 'drawn';
          expect({
            ...askedOdds,
            lake: tilesOf(askedOdds.lake),
            catches: askedOdds.catches.map(tilesOf),
          }).toEqual({
            ...others,
            lake: tilesOf(lake),
            catches: catches.map(tilesOf),
            ...(turnedUp || skipped ? { drawn: null, drawPileLeft: others.drawPileLeft + 1 } : {}),
          });
        }
      }),
      runs(12, 30),
    );
  });
});

describe('the reason of a play, from what lies open', () => {
  test('is true', () => {
    const told = new Map<Why, number>();
    check(
      fc.property(rounds, (round) => {
        for (const step of stepsOf(round)) {
          const reason = openReason(step);
          told.set(reason.why, (told.get(reason.why) ?? 0) + 1);
          expectTrue(reason, step, round.seed);
        }
      }),
      runs(18, 60),
    );
    const often: readonly Why[] = ['completes', 'kills', 'keepsAlive', 'advances', 'gains'];
    for (const why of often) expect([why, told.get(why) ?? 0]).not.toEqual([why, 0]);
  });
});

/**
 * Holds what is claimed against the rules written plainly, the score sheet, and how the round goes
 * on.
 */
function expectTrue(reason: OpenReason, step: Step, seed: number): void {
  const { position, chosen, next } = step;
  const { game, seat } = position;
  const gain = scoreOf(next, seat) - scoreOf(position, seat);
  switch (reason.why) {
    case 'doubles': {
      expect(reason.points).toBe(game.rules.doubleAt);
      expect(scoreOf(position, seat)).toBeLessThan(reason.points);
      expect(scoreOf(next, seat)).toBeGreaterThanOrEqual(reason.points);
      // Between seats that are all there nothing doubles (S9).
      const totals = seatsOf(game.seatCount).map((each) => scoreOf(next, each));
      expect(Math.min(...totals)).toBeLessThan(reason.points);
      return;
    }
    case 'completes':
      expect(gain).toBe(reason.points);
      for (const group of reason.groups) {
        expect(lacksOf(position, seat, group)).toBeGreaterThan(0);
        expect(lacksOf(next, seat, group)).toBe(0);
      }
      return;
    case 'kills':
      expect(reason.seat).not.toBe(seat);
      expectNeverCompleted(next, reason.seat, reason.group, seed);
      return;
    case 'withholds': {
      expect([reason.fish, lakeOf(next)[reason.fish]]).toEqual([fishOf(chosen), 0]);
      const caught = tilesOf(catchOf(position, reason.seat));
      expect(lacksOf(position, reason.seat, reason.group)).toBe(1);
      expect(lacking(game, [...caught, reason.fish], reason.group)).toBe(0);
      expect(hiddenCatchers(next, reason.fish)).toBeGreaterThan(0);
      return;
    }
    case 'keepsAlive':
      expect(lacksOf(next, seat, reason.group)).toBeGreaterThan(0);
      expect(takenBy(chosen)).toContain(reason.fish);
      expectNeverCompleted(withFishCaughtByAnother(step), seat, reason.group, seed);
      return;
    case 'advances': {
      const lacks = lacksOf(next, seat, reason.group);
      expect(lacks).toBe(reason.lacks.reduce((sum, { copies }) => sum + copies, 0));
      expect(lacks).toBeGreaterThan(0);
      expect(lacks).toBeLessThan(lacksOf(position, seat, reason.group));
      return;
    }
    case 'gains':
      expect(gain).toBe(reason.points);
      expect(gain).toBeGreaterThan(0);
      return;
    case 'gainsMostOfBait': {
      expect(gain).toBe(reason.points);
      const others = legalPlays(position).filter(
        (other) => other !== chosen && baitOf(other) === reason.bait && formOf(other) !== 'pair',
      );
      for (const other of others) expect(pointsBy(position, other)).toBeLessThan(gain);
      return;
    }
    case 'takesAway':
      expect([gain, takenBy(chosen).includes(reason.fish)]).toEqual([0, true]);
      if (countOf(lakeOf(next), reason.fish) > 0) {
        expect(hiddenCatchers(next, reason.fish)).toBe(0);
      }
      return;
    case 'takesOne':
      expect([gain, takenBy(chosen).includes(reason.fish)]).toEqual([0, true]);
      expect(countOf(lakeOf(next), reason.fish)).toBeGreaterThan(0);
      expect(hiddenCatchers(next, reason.fish)).toBeGreaterThan(0);
      return;
    case 'locks':
      expect([formOf(chosen), reason.bait]).toEqual(['stack', baitOf(chosen)]);
      return;
    case 'strands':
      for (const { chosen: later } of stepsFrom(next, chanceOf(seed))) {
        expect(takenBy(later).filter((kind) => reason.fish.includes(kind))).toEqual([]);
      }
      return;
    case 'nothingToTake':
      expect(legalPlays(position).filter(isTakingWith(reason.bait))).toEqual([]);
      return;
    case 'hardToCatch':
      expect(reason.tiles).toBeGreaterThan(0);
      expect(hiddenCatchers(next, baitOf(chosen))).toBe(reason.tiles);
      return;
    case 'hidden':
      expect(formOf(chosen)).toBe('place');
      expect(position.phase === 'hand' || legalPlays(position).length > 1).toBe(true);
      return;
  }
}

function isTakingWith(bait: Kind): (play: Play) => boolean {
  return (play) => baitOf(play) === bait && ['capture', 'triple'].includes(formOf(play));
}

function scoreOf({ game, ...position }: Position, seat: number): number {
  const caught = tilesOf(catchOf({ game, ...position }, seat)).map(formatKind);
  return plainScore(game.rules, game.variant.kit, caught);
}

function pointsBy({ game, ...position }: Position, play: Play): number {
  const { seat } = position;
  const caught = tilesOf(catchOf({ game, ...position }, seat));
  const score = (tiles: readonly Kind[]): number =>
    plainScore(game.rules, game.variant.kit, tiles.map(formatKind));
  return score([...caught, ...takenBy(play)]) - score(caught);
}

/** How many tiles a seat's catch lacks of a group or bonus. */
function lacksOf(position: Position, seat: number, goal: string): number {
  return lacking(position.game, tilesOf(catchOf(position, seat)), goal);
}

function lacking(game: Game, tiles: readonly Kind[], goal: string): number {
  const { groups, bonuses } = scoreSheetOf(game.scoring, countTiles(tiles));
  const lines: { readonly id: string; readonly lacks: readonly Need[] }[] = [
    ...groups.map(({ id, lacks }) => ({ id, lacks })),
    ...bonuses.map(({ id, lacks }) => ({ id: `bonus-${id}`, lacks })),
  ];
  const line = lines.find(({ id }) => id === goal);
  // A group without a tile has no line.
  return line?.lacks.reduce((sum, { copies }) => sum + copies, 0) ?? Number.POSITIVE_INFINITY;
}

/** Plays on in several ways, of which none may complete it. */
function expectNeverCompleted(position: Position, seat: number, goal: string, seed: number): void {
  for (const chance of [seed, seed + 1, seed + 2]) {
    let last = position;
    for (const { next } of stepsFrom(position, chanceOf(chance))) last = next;
    expect([goal, lacksOf(last, seat, goal)]).not.toEqual([goal, 0]);
  }
}

/** How many tiles that lie face down or in a hand could catch a kind. */
function hiddenCatchers(position: Position, fish: Kind): number {
  const { game } = position;
  const hidden = [
    ...seatsOf(game.seatCount).flatMap((seat) => tilesOf(handOf(position, seat))),
    // After a hand play the next tile is turned up, which was face down when it was made.
    ...Array.from(position.drawPile).slice(
      position.turnedUp - (position.phase === 'drawn' ? 1 : 0),
    ),
  ];
  return hidden.filter((bait) => plainCatches(game.rules, formatKind(bait), formatKind(fish)))
    .length;
}

/** The position before the play, had the next seat caught its fish with nothing. */
function withFishCaughtByAnother({ position, chosen }: Step): Position {
  const { game, seat } = position;
  const fish = fishOf(chosen);
  const copies = formOf(chosen) === 'triple' ? 3 : 1;
  const scratch = scratchOf(position);
  const other = (game.seatCount + seatAfter(seat, game.seatCount)) * kindCount;
  const lake = 2 * game.seatCount * kindCount;
  const add = (place: number, more: number): void => {
    scratch.counts[place] = (scratch.counts[place] ?? 0) + more;
  };
  add(other + fish, copies);
  if ((scratch.stackMask & (1 << fish)) !== 0 && copies === 3) scratch.stackMask ^= 1 << fish;
  else add(lake + fish, -copies);
  const left = lakeOf(scratch);
  scratch.lakeMask = maskWhere(left, (tiles) => tiles > 0);
  scratch.lakeTwos = maskWhere(left, (tiles) => tiles === 2);
  scratch.lakeThrees = maskWhere(left, (tiles) => tiles === 3);
  return scratch;
}
