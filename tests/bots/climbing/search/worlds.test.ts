import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createClimbingWorlds } from '../../../../src/bots/climbing/search/worlds.ts';
import {
  climbing,
  dealTiles,
  handOf,
  handOffset,
  legalPlays,
  listHeld,
  type Phase,
  type Position,
  seenPosition,
  simplePlay,
  startPosition,
  talonOf,
  unseenOf,
  viewFor,
} from '../../../../src/engine/climbing/index.ts';
import {
  kindOf,
  type Play,
  type PlayedThrough,
  playThrough,
  type SeenPlay,
  tilesOf,
} from '../../../../src/engine/index.ts';
import { chanceOf } from '../../../support/chance.ts';
import { rounds } from '../../../support/climbing/arbitraries.ts';
import { hiddenFrom } from '../../../support/climbing/hiddenCards.ts';
import { stepsOf } from '../../../support/climbing/randomRounds.ts';
import { climbingGameOf, climbingPlay, climbingTable } from '../../../support/climbing/table.ts';
import { expectSame } from '../../../support/expectSame.ts';
import { seenIn } from '../../../support/seenIn.ts';
import { unwrap } from '../../../support/table.ts';
import { runs } from '../../../support/thoroughness.ts';

const supreme = [kindOf('42'), kindOf('21')];

describe('worlds of climbing', () => {
  test('are all as the seat sees it and deal out what it has not seen', () => {
    fc.assert(
      fc.property(rounds, fc.nat(), (round, seed) => {
        const steps = [...stepsOf(round)];
        for (const [at, { position }] of steps.entries()) {
          const plays = seenIn(steps.slice(0, at));
          const view = viewFor(position, position.seat, plays);
          const { next } = createClimbingWorlds(view, chanceOf(seed));
          for (let times = 0; times < runs(1, 2); times += 1) {
            const world = next();
            const seen = viewFor(world, position.seat, plays);
            expectSame({ ...seen, game: null }, { ...view, game: null });
            expectSame(
              hiddenFrom(world, position.seat).toSorted((one, other) => one - other),
              tilesOf(unseenOf(view)),
            );
          }
        }
      }),
      { numRuns: runs(2, 60) },
    );
  });

  test('W6 leave what was not laid to the talon, where every card of it was laid from the hands', () => {
    const game = climbingGameOf('luan-chuo');
    const nobodyLaid = ['pass', 'pass', 'pass'].map(climbingPlay);
    const talons = Array.from({ length: 12 }, (_, at) => {
      const dealt = startPosition(game, dealTiles(game, chanceOf(at)), 0);
      const lead = simplePlay(playedFrom(dealt, nobodyLaid).position);
      // What the others have played since is explained by exchanges of cards.
      for (const trick of [[], [lead, climbingPlay('pass')]]) {
        const { position, steps } = playedFrom(dealt, [...nobodyLaid, ...trick]);
        const left = talonOf(position).filter((kind) => supreme.includes(kind));
        const { next } = createClimbingWorlds(
          viewFor(position, position.seat, steps),
          chanceOf(at),
        );
        for (let times = 0; times < 5; times += 1) {
          const inTalon = talonOf(next()).filter((kind) => supreme.includes(kind));
          expect(inTalon.toSorted()).toEqual(left.toSorted());
        }
      }
      return talonOf(dealt).filter((kind) => supreme.includes(kind));
    });
    expect(talons.some((left) => left.length > 0)).toBe(true);
  });

  test('think it likely that who passed could not beat', () => {
    const { position, steps } = afterPass();
    const told = timesBeating(position, steps);
    expect(told).toBeGreaterThan(0);
    expect(told).toBeLessThan(0.95 * timesBeating(position, []));
  });

  test('think it likely that who does as simple players do is one, and who does not is none', () => {
    const game = climbingGameOf('chang-pai');
    const start = startPosition(game, dealTiles(game, chanceOf(2)), 1);
    const chanceAfter = (lead: Play): number => {
      const { position, steps } = playedFrom(start, [lead, climbingPlay('pass')]);
      const view = viewFor(position, position.seat, steps);
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

/** What was played through when seat 0 has led 54 and seat 1 has passed. */
function afterPass(): PlayedThrough<Position> {
  const game = climbingGameOf('chang-pai');
  const start = startPosition(game, dealTiles(game, chanceOf(1)), 0);
  return playedFrom(start, ['54', 'pass'].map(climbingPlay));
}

function playedFrom(start: Position, plays: readonly Play[]): PlayedThrough<Position> {
  return unwrap(playThrough(climbing, start, plays));
}

/** In how many of 400 worlds seat 1 could have beaten the trick, if these plays are told. */
function timesBeating(position: Position, plays: readonly SeenPlay<Phase>[]): number {
  const view = viewFor(position, position.seat, plays);
  const { next } = createClimbingWorlds(view, chanceOf(9));
  const answers = position.game.plays.answers[position.trick] ?? new Int32Array(0);
  const worlds = Array.from({ length: 400 }, () => next().counts.slice());
  const held = new Int32Array(answers.length);
  return worlds.filter((counts) => listHeld(answers, counts, handOffset(1), held) > 0).length;
}
