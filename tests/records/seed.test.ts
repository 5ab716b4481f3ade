import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { formatKind, type Kind, variantIds } from '../../src/engine/index.ts';
import { dealFromSeed, randomFromSeed } from '../../src/records/seed.ts';
import { readGolden } from '../conformance/golden.ts';
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

function textOf(tiles: readonly Kind[]): string {
  return tiles.map(formatKind).join(' ');
}
