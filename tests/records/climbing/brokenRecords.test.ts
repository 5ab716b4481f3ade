import { describe, expect, test } from 'vitest';
import type { RecordProblem } from '../../../src/engine/index.ts';
import { parseRecord } from '../../../src/records/parseRecord.ts';
import { luanChuo, sapNgWu } from './sample.ts';

interface Broken {
  readonly title: string;
  readonly record: object;
  readonly problem: RecordProblem;
}

const { hands } = sapNgWu.deal;
const [first = [], second = [], third = []] = hands;
const { talon } = luanChuo.deal;

const withDeal = (changes: object) => ({ ...sapNgWu, deal: { ...sapNgWu.deal, ...changes } });
const withTalon = (cards: unknown) => ({ ...luanChuo, deal: { ...luanChuo.deal, talon: cards } });
const withRules = (rules: object) => ({ ...sapNgWu, rules });
const withPlays = (...plays: readonly unknown[]) => ({ ...sapNgWu, plays });

function wrongChips(least: number, written: string, key: string): RecordProblem {
  return {
    code: 'wrong-value',
    path: `rules.${key}`,
    expected: { type: 'integer', least, most: 1_000_000 },
    found: { type: 'value', written },
  };
}

const wrongRules: readonly Broken[] = [
  ...['mustBeat', 'passLocks', 'dealerDouble'].flatMap((key) =>
    [1, 'true', null].map((value) => ({
      title: `with ${key} at ${JSON.stringify(value)}`,
      record: withRules({ [key]: value }),
      problem: {
        code: 'wrong-value' as const,
        path: `rules.${key}`,
        expected: { type: 'boolean' as const },
        found: { type: 'value' as const, written: JSON.stringify(value) },
      },
    })),
  ),
  ...[-1, 0.5, 1_000_001, '1', true, null].map((value) => ({
    title: `with ${JSON.stringify(value)} chips for fours`,
    record: withRules({ fourChips: value }),
    problem: wrongChips(0, JSON.stringify(value), 'fourChips'),
  })),
  ...[0, -1, 1.5, 1_000_001].map((value) => ({
    title: `with ${value} chips for a band`,
    record: withRules({ bandChips: value }),
    problem: wrongChips(1, `${value}`, 'bandChips'),
  })),
  {
    title: 'with a switch of fishing',
    record: withRules({ thirdTile: 'none' }),
    problem: { code: 'unknown-key', path: 'rules.thirdTile' },
  },
  {
    title: 'with an inherited name as a switch',
    record: withRules(JSON.parse('{"__proto__":{"mustBeat":true}}')),
    problem: { code: 'unknown-key', path: 'rules.__proto__' },
  },
  ...['pairwise', 'Pairs', 1, true, null].map((value) => ({
    title: `with families paid by ${JSON.stringify(value)}`,
    record: { ...withRules({ familyPayments: value }), variant: 'ma-hua-hua' },
    problem: {
      code: 'wrong-value' as const,
      path: 'rules.familyPayments',
      expected: { type: 'one-of' as const, oneOf: ['losers', 'pairs'] },
      found: { type: 'value' as const, written: JSON.stringify(value) },
    },
  })),
  {
    title: 'of Sap Ng Wu with families that are paid',
    record: withRules({ familyPayments: 'pairs' }),
    problem: {
      code: 'switch-not-in-variant',
      path: 'rules.familyPayments',
      variant: 'sap-ng-wu',
    },
  },
  ...['luan-chuo', 'luan-chuo-28', 'ma-hua-hua'].flatMap((variant) =>
    ['fourChips', 'bandChips'].map((key) => ({
      title: `of ${variant} with ${key}`,
      record: { ...withRules({ [key]: 1 }), variant },
      problem: { code: 'switch-not-in-variant' as const, path: `rules.${key}`, variant },
    })),
  ),
  {
    title: 'of Chang Pai with chips for fours',
    record: { ...withRules({ bandChips: 2, fourChips: 1 }), variant: 'chang-pai' },
    problem: { code: 'switch-not-in-variant', path: 'rules.fourChips', variant: 'chang-pai' },
  },
];

const wrongSeats: readonly Broken[] = [
  {
    title: 'with two players',
    record: { ...sapNgWu, players: ['Ann', 'Bo'] },
    problem: {
      code: 'wrong-value',
      path: 'players',
      expected: { type: 'list', least: 3, most: 4 },
      found: { type: 'list', length: 2 },
    },
  },
  {
    title: 'of Luan Chuo with four players',
    record: { ...luanChuo, players: ['Ann', 'Bo', 'Cai', 'Di'] },
    problem: {
      code: 'wrong-value',
      path: 'players',
      expected: { type: 'list', least: 3, most: 3 },
      found: { type: 'list', length: 4 },
    },
  },
  {
    title: 'dealt by a seat that is not there',
    record: { ...sapNgWu, starter: 3 },
    problem: { code: 'no-such-seat', found: 3, seats: 3 },
  },
];

const wrongDeals: readonly Broken[] = [
  {
    title: 'with a talon where none is dealt',
    record: withDeal({ talon: [] }),
    problem: { code: 'unknown-key', path: 'deal.talon' },
  },
  {
    title: 'of Luan Chuo without its talon',
    record: { ...luanChuo, deal: { hands: luanChuo.deal.hands } },
    problem: { code: 'missing-key', path: 'deal.talon' },
  },
  {
    title: 'without hands',
    record: { ...sapNgWu, deal: {} },
    problem: { code: 'missing-key', path: 'deal.hands' },
  },
  {
    title: 'with a lake',
    record: withDeal({ lake: [] }),
    problem: { code: 'unknown-key', path: 'deal.lake' },
  },
  {
    title: 'with a text for a talon',
    record: withTalon('65 63 53'),
    problem: {
      code: 'wrong-value',
      path: 'deal.talon',
      expected: { type: 'list' },
      found: { type: 'value', written: '"65 63 53"' },
    },
  },
  {
    title: 'with two cards in the talon',
    record: withTalon(talon.slice(1)),
    problem: { code: 'wrong-size', path: 'deal.talon', expected: 3, found: 2 },
  },
  {
    title: 'with a card that is none in the talon',
    record: withTalon(talon.with(2, '77')),
    problem: { code: 'not-a-tile', path: 'deal.talon.2', found: '77' },
  },
  {
    title: 'with a number for a card',
    record: withDeal({ hands: [[11, ...first.slice(1)], second, third] }),
    problem: { code: 'not-a-tile', path: 'deal.hands.0.0', found: '11' },
  },
  {
    title: 'with a hand too few',
    record: withDeal({ hands: [first, second] }),
    problem: { code: 'wrong-size', path: 'deal.hands', expected: 3, found: 2 },
  },
  {
    title: 'with a card too many in a hand',
    record: withDeal({ hands: [first, second, [...third, '66']] }),
    problem: { code: 'wrong-size', path: 'deal.hands.2', expected: 28, found: 29 },
  },
  {
    title: 'with a card in place of another',
    record: withDeal({ hands: [first.with(0, '66'), second, third] }),
    problem: { code: 'wrong-copies', kind: '66', expected: 4, found: 5 },
  },
  {
    title: 'with another deal than its seed deals',
    record: withDeal({ hands: [second, first, third] }),
    problem: { code: 'seed-disagrees', seed: 'lotus-42' },
  },
  {
    title: 'of Luan Chuo with another talon than its seed deals',
    record: { ...luanChuo, seed: 'lotus-43' },
    problem: { code: 'seed-disagrees', seed: 'lotus-43' },
  },
  {
    title: 'of Ma Hua Hua with cards of another kit',
    record: {
      ...{ ...sapNgWu, variant: 'ma-hua-hua', rules: {}, plays: [] },
      deal: { hands: [first.slice(0, 16), second.slice(0, 16), third.slice(0, 16)] },
    },
    problem: { code: 'wrong-copies', kind: '66', expected: 4, found: 1 },
  },
];

const wrongPlays: readonly Broken[] = [
  ...['54x63', '44^', '66 + 63', '63+66', '66+66', '66*5', '66*1', '66*0', '66+65'].map(
    (found) => ({
      title: `with the play “${found}”`,
      record: withPlays('pass', found),
      problem: { code: 'not-a-play' as const, at: 1, found },
    }),
  ),
  ...['lay', 'lay 66', 'lay  42+21', 'LAY 42+21', 'Pass', '過', 'lay pass'].map((found) => ({
    title: `with the play “${found}”`,
    record: withPlays(found),
    problem: { code: 'not-a-play' as const, at: 0, found },
  })),
  ...['declare', 'decline', 'take', 'redeal', 'play', 'throw', '66', 'lay 42*3+21'].map(
    (found) => ({
      title: `with “${found}” where a Supreme may be laid`,
      record: withPlays(found),
      problem: { code: 'play-not-legal' as const, at: 0, found },
    }),
  ),
  {
    title: 'that passes the lead',
    record: withPlays('pass', 'pass', 'pass'),
    problem: { code: 'play-not-legal', at: 2, found: 'pass' },
  },
  {
    title: 'that answers with what does not beat',
    record: withPlays('pass', 'pass', '66+63*2', '44+43*2'),
    problem: { code: 'play-not-legal', at: 3, found: '44+43*2' },
  },
  {
    title: 'that leads kinds which Sap Ng Wu does not combine',
    record: withPlays('pass', 'pass', '66+55'),
    problem: { code: 'play-not-legal', at: 2, found: '66+55' },
  },
  {
    title: 'of Luan Chuo that takes the talon twice',
    record: { ...luanChuo, plays: ['take', 'take'] },
    problem: { code: 'play-not-legal', at: 1, found: 'take' },
  },
];

describe('a record of climbing is refused', () => {
  test.each([...wrongRules, ...wrongSeats, ...wrongDeals, ...wrongPlays])(
    '$title',
    ({ record, problem }) => {
      expect(parseRecord(JSON.stringify(record))).toEqual({ ok: false, problem });
    },
  );
});

test('the records they all were made from are sound', () => {
  expect(parseRecord(JSON.stringify(sapNgWu)).ok).toBe(true);
  expect(parseRecord(JSON.stringify(luanChuo)).ok).toBe(true);
});
