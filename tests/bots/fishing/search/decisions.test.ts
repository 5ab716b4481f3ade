import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chancesOf, decisionsOf } from '../../../../src/bots/fishing/search/decisions.ts';
import {
  baitOf,
  catchOf,
  fishing,
  formOf,
  lakeOf,
  stacksOf,
  viewFor,
} from '../../../../src/engine/fishing/index.ts';
import { countTiles, type Kind, kindOf, kinds, playThrough } from '../../../../src/engine/index.ts';
import { type Step, stepsOf } from '../../../engine/randomRounds.ts';
import { rounds } from '../../../support/arbitraries.ts';
import { expectSame } from '../../../support/expectSame.ts';
import { seenIn } from '../../../support/seenIn.ts';
import { gameOf, playOf, tableOf, unwrap } from '../../../support/table.ts';
import { runs } from '../../../support/thoroughness.ts';

/** The tiles of a hand that a seat has used by some steps. */
function usedBy(seat: number, steps: readonly Step[]): Kind[] {
  return steps
    .filter(({ position }) => position.seat === seat && position.phase === 'hand')
    .flatMap(({ chosen }) =>
      formOf(chosen) === 'pair' ? [baitOf(chosen), baitOf(chosen)] : [baitOf(chosen)],
    );
}

describe('decisions', () => {
  test('are the hand plays of the others, with what they held then and how it stood', () => {
    let compared = 0;
    const numRuns = runs(6, 15);
    fc.assert(
      fc.property(rounds, (round) => {
        const steps = [...stepsOf(round)];
        for (const [at, { position }] of steps.entries()) {
          const { seat, game } = position;
          const expected = steps.slice(0, at).flatMap(({ position: then, chosen }, index) => {
            if (then.seat === seat || then.phase !== 'hand' || formOf(chosen) === 'pair') return [];
            const since = countTiles(usedBy(then.seat, steps.slice(index, at)));
            const lake = kinds.map((kind) => lakeOf(then)[kind] ?? 0);
            const caught = kinds.map((kind) => catchOf(then, then.seat)[kind] ?? 0);
            const chances = chancesOf(game, lake, caught, new Set(stacksOf(then)));
            return [{ seat: then.seat, since, chances }];
          });
          const decisions = decisionsOf(viewFor(position, seat, seenIn(steps.slice(0, at))));
          expectSame(decisions, expected.toReversed());
          compared += expected.length;
        }
      }),
      { numRuns },
    );
    expect(compared).toBeGreaterThan(70 * numRuns);
  });
});

test('F9: a stack that was laid and taken leaves nothing behind', () => {
  const start = tableOf('tiu-u-culin', {
    hands: ['66 65', '44 64 55'],
    lake: '44 44',
    drawPile: '44 31 33 22',
    starter: 1,
  });
  const through = playThrough(fishing, start, ['44^', '44x44*3'].map(playOf));
  const { position: later, steps } = unwrap(through);
  const [decision, ...others] = decisionsOf(viewFor(later, 0, steps));
  expect(others).toEqual([]);
  const before = kinds.map((kind) => lakeOf(start)[kind] ?? 0);
  expect(decision?.chances).toEqual(
    chancesOf(
      start.game,
      before,
      kinds.map(() => 0),
      new Set(),
    ),
  );
});

describe('the chance that a tile is used', () => {
  const nothing = kinds.map(() => 0);
  const lakeOfKinds = (...texts: readonly ('66' | '31' | '63')[]) =>
    kinds.map((kind) => texts.filter((text) => kindOf(text) === kind).length);

  test('S2: grows with what it brings at once', () => {
    const chances = chancesOf(gameOf('tiu-u'), lakeOfKinds('66', '31', '63'), nothing, new Set());
    const [heaven, nine, small] = [kindOf('66'), kindOf('54'), kindOf('22')];
    expect(chances[heaven]).toBeGreaterThan(chances[nine] ?? 0);
    expect(chances[nine]).toBeGreaterThan(chances[small] ?? 0);
  });

  test('is least where it catches nothing, and less the more the tile is worth', () => {
    const chances = chancesOf(gameOf('tiu-u'), lakeOfKinds('31'), nothing, new Set());
    expect(chances[kindOf('22')]).toBeGreaterThan(chances[kindOf('32')] ?? 0);
    expect(chances[kindOf('32')]).toBeGreaterThan(chances[kindOf('66')] ?? 0);
  });
});
