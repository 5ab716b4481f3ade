import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createClimbingWorlds } from '../../../../src/bots/climbing/search/worlds.ts';
import {
  dealTiles,
  handOf,
  handOffset,
  holdsAny,
  legalPlays,
  type Position,
  play,
  seenPosition,
  simplePlay,
  startPosition,
  unseenOf,
  viewFor,
} from '../../../../src/engine/climbing/index.ts';
import { type Play, tilesOf } from '../../../../src/engine/index.ts';
import { chanceOf } from '../../../support/chance.ts';
import { rounds } from '../../../support/climbing/arbitraries.ts';
import { hiddenFrom } from '../../../support/climbing/hiddenCards.ts';
import { stepsOf } from '../../../support/climbing/randomRounds.ts';
import { climbingGameOf, climbingPlay, climbingTable } from '../../../support/climbing/table.ts';
import { runs } from '../../../support/thoroughness.ts';

describe('worlds of climbing', () => {
  test('are all as the seat sees it and deal out what it has not seen', () => {
    fc.assert(
      fc.property(rounds, fc.nat(), (round, seed) => {
        const plays: Play[] = [];
        for (const { position, chosen } of stepsOf(round)) {
          const view = viewFor(position, position.seat, [...plays]);
          const { next } = createClimbingWorlds(view, chanceOf(seed));
          for (let times = 0; times < 2; times += 1) {
            const world = next();
            const seen = viewFor(world, position.seat, plays);
            expect({ ...seen, game: null }).toEqual({ ...view, game: null });
            expect(hiddenFrom(world, position.seat).toSorted((one, other) => one - other)).toEqual(
              tilesOf(unseenOf(view)),
            );
          }
          plays.push(chosen);
        }
      }),
      { numRuns: runs(3, 60) },
    );
  });

  test('think it likely that who passed could not beat', () => {
    const { position, plays } = afterPass();
    const told = timesBeating(position, plays);
    expect(told).toBeGreaterThan(0);
    expect(told).toBeLessThan(0.95 * timesBeating(position, []));
  });

  test('think it likely that who does as simple players do is one, and who does not is none', () => {
    const game = climbingGameOf('chang-pai');
    const start = startPosition(game, dealTiles(game, chanceOf(2)), 1);
    const chanceAfter = (lead: Play): number => {
      const plays = [lead, climbingPlay('pass')];
      const position = plays.reduce(play, start);
      const view = viewFor(position, position.seat, plays);
      const { next, simpleChances } = createClimbingWorlds(view, chanceOf(4));
      next();
      expect(simpleChances[position.seat]).toBe(0);
      return simpleChances[1] ?? 0;
    };
    expect(chanceAfter(simplePlay(start))).toBeGreaterThan(0.6);
    const [single] = legalPlays(start);
    expect(single && chanceAfter(single)).toBeLessThan(0.2);
  });

  test('show nothing of the position they were made from', () => {
    const start = climbingTable('sap-ng-wu', { hands: ['44 51', '66 63', '33 22'] });
    expect(tilesOf(handOf(seenPosition(viewFor(start, 0)), 1))).toEqual([]);
  });
});

/** A position in which seat 0 has led 54 and seat 1 has passed, with the plays that led there. */
function afterPass(): { position: Position; plays: readonly Play[] } {
  const game = climbingGameOf('chang-pai');
  const start = startPosition(game, dealTiles(game, chanceOf(1)), 0);
  const plays = ['54', 'pass'].map(climbingPlay);
  return { position: plays.reduce(play, start), plays };
}

/** In how many of 400 worlds seat 1 could have beaten the trick, if these plays are told. */
function timesBeating(position: Position, plays: readonly Play[]): number {
  const view = viewFor(position, position.seat, plays);
  const { next } = createClimbingWorlds(view, chanceOf(9));
  const answers = position.game.plays.answers[position.trick];
  const worlds = Array.from({ length: 400 }, () => next().counts.slice());
  return worlds.filter(
    (counts) => answers !== undefined && holdsAny(answers, counts, handOffset(1)),
  ).length;
}
