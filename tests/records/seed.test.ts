import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { variantIds } from '../../src/engine/fishing/index.ts';
import { formatKind, type Kind } from '../../src/engine/index.ts';
import { formatRecord } from '../../src/records/formatRecord.ts';
import { parseRecord } from '../../src/records/parseRecord.ts';
import { mostSeed, randomFromSeed, seedOfDeal } from '../../src/records/seed.ts';
import { readGolden } from '../conformance/golden.ts';
import { dealFromSeed } from '../support/fishing.ts';
import { gameOf } from '../support/table.ts';

const deals = readGolden(
  'deals.jsonl',
  v.strictObject({
    seed: v.string(),
    variant: v.picklist(variantIds),
    players: v.picklist([2, 3]),
    starter: v.number(),
    hands: v.array(v.string()),
    lake: v.string(),
    drawPile: v.string(),
  }),
);

describe('seeds', () => {
  test('are pinned for every variant and number of seats', () => {
    expect(new Set(deals.map(({ variant, players }) => `${variant} ${players}`)).size).toBe(10);
  });

  test.each(deals)('F1: “$seed” deals $variant for $players as it always has', (pinned) => {
    const { deal, starter } = dealFromSeed(gameOf(pinned.variant, pinned.players), pinned.seed);
    expect({
      starter,
      hands: deal.hands.map(textOf),
      lake: textOf(deal.lake),
      drawPile: textOf(deal.drawPile),
    }).toEqual({
      starter: pinned.starter,
      hands: pinned.hands,
      lake: pinned.lake,
      drawPile: pinned.drawPile,
    });
  });

  test('that differ in a character the eye may miss deal differently', () => {
    const game = gameOf('tiu-u');
    const seeds = ['é', 'e\u0301', 'e', 'e ', 'E'];
    const texts = seeds.map((seed) => JSON.stringify(dealFromSeed(game, seed)));
    expect(new Set(texts).size).toBe(seeds.length);
  });

  test('F1: draw each seat as the starter about as often', () => {
    const game = gameOf('tiu-u', 3);
    const starters = Array.from({ length: 600 }, (_, index) => dealFromSeed(game, `${index}`));
    for (const seat of [0, 1, 2]) {
      const share = starters.filter(({ starter }) => starter === seat).length;
      expect(share).toBeGreaterThan(150);
      expect(share).toBeLessThan(250);
    }
  });

  test('give the same numbers again, each at least 0 and below 1', () => {
    const [first, again] = [randomFromSeed('lotus'), randomFromSeed('lotus')];
    for (let count = 0; count < 1000; count += 1) {
      const number = first();
      expect(again()).toBe(number);
      expect(number).toBeGreaterThanOrEqual(0);
      expect(number).toBeLessThan(1);
    }
  });
});

describe('the seeds of several deals', () => {
  const seeds = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.string({ unit: 'binary', minLength: mostSeed - 12, maxLength: mostSeed }),
    fc.nat(20).map((cut) => '/1'.repeat(mostSeed / 2).slice(cut)),
    fc.nat(3).map((cut) => '🀱'.repeat(mostSeed / 2).slice(0, mostSeed - 2 * cut)),
  );

  test('are S, S/1, S/2 …', () => {
    expect([0, 1, 12].map((index) => seedOfDeal('lotus', index))).toEqual([
      'lotus',
      'lotus/1',
      'lotus/12',
    ]);
  });

  test('are never too long for a record, whole as text, and all different', () => {
    fc.assert(
      fc.property(
        seeds.filter((seed) => seed.length <= mostSeed && !/\p{Surrogate}/u.test(seed)),
        fc.uniqueArray(fc.nat(1_000_000), { minLength: 2, maxLength: 5 }),
        (seed, indices) => {
          const derived = [0, 1, ...indices.filter((index) => index > 1)].map((index) =>
            seedOfDeal(seed, index),
          );
          expect(new Set(derived).size).toBe(derived.length);
          for (const one of derived) {
            expect(one.length).toBeLessThanOrEqual(mostSeed);
            expect(one).not.toMatch(/\p{Surrogate}/u);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('give records that are read again', () => {
    const game = gameOf('tiu-u');
    fc.assert(
      fc.property(seeds, fc.nat(1_000_000), (first, index) => {
        const seed = seedOfDeal(first.slice(0, mostSeed), index);
        const record = {
          variant: game.variant.id,
          rules: {},
          players: ['Ann', 'Bo'],
          seed,
          ...dealFromSeed(game, seed),
          plays: [],
        };
        expect(parseRecord(formatRecord({ ...record, variant: 'tiu-u' })).ok).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

function textOf(tiles: readonly Kind[]): string {
  return tiles.map(formatKind).join(' ');
}
