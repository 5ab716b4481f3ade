import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlayOnOdds } from '../../../../src/bots/bot.ts';
import { reckonPlayOnOdds } from '../../../../src/bots/climbing/search/playOnOdds.ts';
import {
  canRaiseWorth,
  climbing,
  climbingPosition,
  type Phase,
  type Position,
  viewFor,
} from '../../../../src/engine/climbing/index.ts';
import { playThrough, type SeenPlay } from '../../../../src/engine/index.ts';
import { chanceOf } from '../../../support/chance.ts';
import { rounds } from '../../../support/climbing/arbitraries.ts';
import { withHiddenCardsMoved } from '../../../support/climbing/hiddenCards.ts';
import { stepsOf } from '../../../support/climbing/randomRounds.ts';
import { climbingPlay, climbingTable } from '../../../support/climbing/table.ts';
import { seenIn } from '../../../support/seenIn.ts';
import { unwrap } from '../../../support/table.ts';
import { runs } from '../../../support/thoroughness.ts';

function oddsIn(position: Position, plays: readonly SeenPlay<Phase>[], seed: number): PlayOnOdds {
  const work = reckonPlayOnOdds(viewFor(position, position.seat, plays), chanceOf(seed));
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

describe('the odds of playing on, in random rounds of every game,', () => {
  test('come from what the seat has seen and from nothing else, and are the same each time', () => {
    let compared = 0;
    fc.assert(
      fc.property(rounds, fc.nat(), (round, seed) => {
        const steps = [...stepsOf(round)];
        const at = steps.findIndex(({ position }) => position.phase === 'declare');
        const asked = steps[at];
        if (asked === undefined) return;
        const { position } = asked;
        const plays = seenIn(steps.slice(0, at));
        const odds = oddsIn(position, plays, seed);
        expect(oddsIn(position, plays, seed)).toEqual(odds);
        const moved = withHiddenCardsMoved(position, position.seat, seed);
        expect(oddsIn(moved, plays, seed)).toEqual(odds);
        expect(sumOf(odds.first)).toBeLessThanOrEqual(odds.rounds);
        if (!canRaiseWorth(viewFor(position, position.seat))) {
          expect(odds.first[position.seat]).toBe(0);
        }
        compared += 1;
      }),
      { numRuns: runs(12, 100) },
    );
    expect(compared).toBeGreaterThan(2);
  });
});

describe('where little is uncertain, the odds are', () => {
  const won = ['66*4+54*4', 'pass', 'pass', '11*4', 'pass', 'pass', '31*3', 'pass', 'pass'];
  const oddsWith = (...hands: string[]): PlayOnOdds => {
    const start = climbingTable('sap-ng-wu', { hands });
    const played = unwrap(playThrough(climbing, start, won.map(climbingPlay)));
    const position = climbingPosition(played.position);
    expect(position.phase).toBe('declare');
    return oddsIn(position, [], 1);
  };

  test('all for being asked again with three sure wins', () => {
    const { first, rounds: all, ended } = oddsWith('66*4 54*4 11*4 31*3 44*3', '33 51', '22 51');
    expect({ first, ended }).toEqual({ first: [all, 0, 0], ended: 0 });
  });

  test('another’s where the lowest cards are left to lead, with what that pays', () => {
    const own = '66*4 54*4 11*4 31*3 51*2';
    const { first, ended } = oddsWith(own, '44*4 55*4 33*4 65*4 64*4', '21 52');
    expect(first[0]).toBe(0);
    expect(first[1]).toBeGreaterThan(0);
    expect(first[2]).toBe(0);
    expect(ended).toBeLessThan(0);
  });

  test('none for anybody where the cards left bring nobody enough', () => {
    const { first } = oddsWith('66*4 54*4 11*4 31*3 51', '33 51', '22 51');
    expect(first).toEqual([0, 0, 0]);
  });
});

test('where the seat is not asked whether it declares, there are no odds', () => {
  const lead = climbingTable('sap-ng-wu', { hands: ['22 33', '44', '55'] });
  expect(() => oddsIn(lead, [], 1)).toThrow(/declares/);
});
