import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { findVariant, formatKind, type Game, rulesOf } from '../../src/engine/index.ts';
import {
  freshHex,
  freshKey,
  freshTableId,
  hashPattern,
  keyPattern,
  saltPattern,
  tableIdPattern,
} from '../../src/online/key.ts';
import { keyHash } from '../../src/online/keyHash.ts';
import {
  chanceOfShuffle,
  commitmentTo,
  type Shuffle,
  secretOfDeal,
  shuffledDeal,
} from '../../src/online/shuffle.ts';
import { readGolden } from '../conformance/golden.ts';
import { chanceOf } from '../support/chance.ts';
import { fillBy } from '../support/devices.ts';
import { saltOf } from '../support/eventTable.ts';
import { unwrap } from '../support/table.ts';
import { runs } from '../support/thoroughness.ts';

const seatsSchema = v.picklist([2, 3, 4]);
const pinned = readGolden(
  'shuffles.jsonl',
  v.strictObject({
    ...{ secret: v.string(), commitment: v.string(), deal: v.number() },
    salts: v.array(v.nullable(v.string())),
    ...{ variant: v.string(), seats: seatsSchema, starter: v.number() },
    out: v.optional(v.number()),
    hands: v.array(v.string()),
    ...{ lake: v.optional(v.string()), drawPile: v.optional(v.string()) },
    talon: v.optional(v.string()),
  }),
);

function gameOf(id: string, seats: 2 | 3 | 4): Game {
  const variant = findVariant(id);
  if (variant === undefined) expect.fail('the game is known');
  return unwrap(rulesOf({ variant }).createGame(variant, seats, {}));
}

/** What is dealt, as people read it. */
function textsOf(deal: object): object {
  const tiles = v.array(v.number());
  const parts = v.parse(v.record(v.string(), v.union([tiles, v.array(tiles)])), deal);
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      name,
      name === 'hands' ? part.map((hand) => textOf(hand)) : textOf(part),
    ]),
  );
}

function textOf(tiles: unknown): string {
  return v
    .parse(v.array(v.number()), tiles)
    .map((kind) =>
      formatKind(v.parse(v.custom<Parameters<typeof formatKind>[0]>(Number.isInteger), kind)),
    )
    .join(' ');
}

describe('a shuffle', () => {
  test.each(pinned)(
    'of $variant for $seats is what another program makes of PROTOCOL.md: deal $deal',
    (line) => {
      const { secret, commitment, deal, salts, variant, seats, starter, out, ...dealt } = line;
      const shuffled = shuffledDeal(gameOf(variant, seats), { secret, deal, salts });
      expect(textsOf(shuffled.deal)).toEqual(dealt);
      expect(shuffled.starter).toBe(starter);
      expect(commitmentTo(secret)).toBe(commitment);
      if (out !== undefined)
        expect(shuffled.firstOut(shuffled.starter, salts.length - 1)).toBe(out);
    },
  );

  test('is another one by another secret, deal, salt, place of a salt, or where one is missing', () => {
    const game = gameOf('tiu-u', 2);
    const plain: Shuffle = { secret: keyHash('a'), deal: 1, salts: [saltOf(0, 1), saltOf(1, 1)] };
    const others: readonly Shuffle[] = [
      plain,
      { ...plain, secret: keyHash('b') },
      { ...plain, deal: 11 },
      { ...plain, salts: plain.salts.toReversed() },
      { ...plain, salts: [null, saltOf(1, 1)] },
      { ...plain, salts: [saltOf(0, 1), null] },
      { ...plain, salts: [saltOf(0, 1)] },
      { ...plain, salts: [...plain.salts, null] },
      { ...plain, salts: [saltOf(0, 1), saltOf(1, 2)] },
    ];
    const dealt = new Set(
      others.map((shuffle) => JSON.stringify(shuffledDeal(game, shuffle).deal)),
    );
    expect(dealt.size).toBe(others.length);
    expect(JSON.stringify(shuffledDeal(game, { ...plain }))).toBe(
      JSON.stringify(shuffledDeal(game, plain)),
    );
  });

  test('comes from numbers of 53 bits, evenly between 0 and 1', () => {
    const random = chanceOfShuffle({ secret: keyHash('even'), deal: 1, salts: [] });
    const count = 20_000;
    const numbers = Array.from({ length: count }, random);
    expect(new Set(numbers).size).toBe(count);
    expect(numbers.every((x) => x >= 0 && x < 1 && Number.isInteger(x * 2 ** 53))).toBe(true);
    expect(numbers.filter((x) => (x * 2 ** 53) % 2 === 1).length / count).toBeCloseTo(0.5, 1);
    // χ² of 100 even parts: 99 degrees of freedom, 148 in one of a thousand.
    expect(
      chiSquared(
        countsOf(
          numbers.map((x) => Math.floor(x * 100)),
          100,
        ),
        count / 100,
      ),
    ).toBeLessThan(148);
  });

  test('puts each tile at each place of the deal as often', () => {
    const game = gameOf('tiu-u', 2);
    const deals = runs(600, 6000);
    const places = new Map<number, number[]>();
    const starters: number[] = [];
    for (let deal = 1; deal <= deals; deal += 1) {
      const secret = secretOfDeal(keyHash('places'), deal);
      const dealt = shuffledDeal(game, { secret, deal, salts: [saltOf(0, deal), null] });
      const order = Object.values(dealt.deal).flat(2);
      for (const [at, kind] of order.entries()) {
        const found = places.get(kind) ?? [];
        found.push(at);
        places.set(kind, found);
      }
      starters.push(dealt.starter);
    }
    for (const found of places.values()) {
      // 64 places, so 63 degrees of freedom: 113 in one of ten thousand.
      expect(chiSquared(countsOf(found, 64), found.length / 64)).toBeLessThan(113);
    }
    expect(places.size).toBe(21);
    expect(chiSquared(countsOf(starters, 2), deals / 2)).toBeLessThan(15);
  });

  test('has either of two places sit out where both are opposite the starter', () => {
    const game = gameOf('luan-chuo', 3);
    const outs = Array.from({ length: 200 }, (_, deal) => {
      const salts = [0, 1, 2, 3].map((place) => saltOf(place, deal));
      const { starter, firstOut } = shuffledDeal(game, { secret: keyHash('out'), deal, salts });
      const out = firstOut(starter, 3);
      const place = starter < out ? starter : starter + 1;
      expect(out).toBe((place + 2) % 4);
      return out;
    });
    expect(chiSquared(countsOf(outs, 4), 50)).toBeLessThan(21);
  });
});

/** How often each of the numbers below a bound comes. */
function countsOf(numbers: readonly number[], bound: number): number[] {
  const counts = Array.from({ length: bound }, () => 0);
  for (const one of numbers) counts[one] = (counts[one] ?? 0) + 1;
  return counts;
}

function chiSquared(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('a key', () => {
  const fill = fillBy(chanceOf(6));

  test('an id, a salt and a secret look as they must, and never come twice', () => {
    const made = Array.from({ length: 200 }, () => [
      ...[freshKey(fill), freshTableId(fill), freshHex(128, fill), freshHex(256, fill)],
    ]);
    for (const [key = '', id = '', salt = '', secret = ''] of made) {
      expect([key, id, salt, secret]).toEqual([
        expect.stringMatching(keyPattern),
        expect.stringMatching(tableIdPattern),
        expect.stringMatching(saltPattern),
        expect.stringMatching(hashPattern),
      ]);
      expect(key + id).not.toMatch(/[ilou]/);
    }
    expect(new Set(made.flat()).size).toBe(800);
    expect(new Set(made.flatMap(([key = '']) => [...key])).size).toBe(32);
  });

  test('is hashed by SHA-256', () => {
    expect(keyHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(keyHash('湖')).toMatch(hashPattern);
  });
});
