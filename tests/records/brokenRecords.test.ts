import { describe, expect, test } from 'vitest';
import type { ExpectedValue, FoundValue, RecordProblem } from '../../src/engine/index.ts';
import { parseRecord } from '../../src/records/parseRecord.ts';
import { sample, sampleWith, sampleWithout } from './sample.ts';

interface Broken {
  readonly title: string;
  readonly text: string;
  readonly problem: RecordProblem;
}

const whole = JSON.stringify(sample);
const { deal } = sample;
const [first = [], second = []] = deal.hands;
const ordered = { ...sample, rules: { captureFromHand: 'bait' } };

const withRules = (rules: object): string => sampleWith({ rules });
const withDeal = (changes: object): string => sampleWith({ deal: { ...deal, ...changes } });

function wrong(
  path: string,
  expected: ExpectedValue | 'object' | 'list' | 'integer' | 'text' | 'boolean',
  found: FoundValue | string,
): RecordProblem {
  return {
    code: 'wrong-value',
    path,
    expected: typeof expected === 'string' ? { type: expected } : expected,
    found: typeof found === 'string' ? { type: 'value', written: found } : found,
  };
}

const list = (length: number): FoundValue => ({ type: 'list', length });
const points: ExpectedValue = { type: 'integer', least: 0, most: 1_000_000 };
const shallow: ExpectedValue = { type: 'object', mostLevels: 32 };
const twoOrThree: ExpectedValue = { type: 'list', least: 2, most: 3 };

const notWhole: readonly Broken[] = [
  { title: 'nothing', text: '', problem: { code: 'not-json' } },
  { title: 'cut off in the middle', text: whole.slice(0, 300), problem: { code: 'not-json' } },
  {
    title: 'cut off before its last brace',
    text: whole.slice(0, -1),
    problem: { code: 'not-json' },
  },
  { title: 'with more behind it', text: `${whole}{}`, problem: { code: 'not-json' } },
  {
    title: 'with a comma too many',
    text: `${whole.slice(0, -1)},}`,
    problem: { code: 'not-json' },
  },
  { title: 'a NUL', text: '\u0000', problem: { code: 'not-json' } },
  {
    title: 'far too long',
    text: sampleWith({ meta: { note: 'x'.repeat(1_048_576) } }),
    problem: { code: 'too-long', limit: 1_048_576 },
  },
  { title: 'null', text: 'null', problem: wrong('', 'object', 'null') },
  { title: 'a number', text: '15', problem: wrong('', 'object', '15') },
  { title: 'a list', text: `[${whole}]`, problem: wrong('', 'object', list(1)) },
];

const wrongKeys: readonly Broken[] = [
  ...['format', 'variant', 'players', 'plays'].map((path) => ({
    title: `without ${path}`,
    text: sampleWithout(path),
    problem: { code: 'missing-key' as const, path },
  })),
  {
    title: 'with neither deal nor seed',
    text: sampleWithout('deal', 'seed'),
    problem: { code: 'no-deal' },
  },
  {
    title: 'with a deal that lacks its lake',
    text: sampleWith({ deal: { hands: deal.hands, drawPile: deal.drawPile } }),
    problem: { code: 'missing-key', path: 'deal.lake' },
  },
  {
    title: 'with a key of its own',
    text: sampleWith({ date: '2024' }),
    problem: { code: 'unknown-key', path: 'date' },
  },
  ...['__proto__', 'constructor', 'toString'].map((path) => ({
    title: `with the key ${path}`,
    text: `${whole.slice(0, -1)},"${path}":{}}`,
    problem: { code: 'unknown-key' as const, path },
  })),
  {
    title: 'with an unknown switch',
    text: withRules({ tripel: 'whole' }),
    problem: { code: 'unknown-key', path: 'rules.tripel' },
  },
  {
    title: 'with an inherited name as a switch',
    text: sampleWith({ rules: JSON.parse('{"__proto__":{"triple":"choice"}}') }),
    problem: { code: 'unknown-key', path: 'rules.__proto__' },
  },
  {
    title: 'with an unknown switch of captures',
    text: withRules({ captures: { fives: true } }),
    problem: { code: 'unknown-key', path: 'rules.captures.fives' },
  },
  {
    title: 'with an unknown bonus',
    text: withRules({ bonuses: { constructor: 1 } }),
    problem: { code: 'unknown-key', path: 'rules.bonuses.constructor' },
  },
  {
    title: 'with an unknown part of the deal',
    text: withDeal({ talon: [] }),
    problem: { code: 'unknown-key', path: 'deal.talon' },
  },
  {
    title: 'with the plays twice',
    text: `${whole.slice(0, -1)},"plays":[]}`,
    problem: { code: 'repeated-key', key: 'plays' },
  },
  {
    title: 'with a key twice, once escaped, inside its meta',
    text: sampleWithout('meta').replace(/\}$/, ',"meta":{"a":1,"\\u0061":2}}'),
    problem: { code: 'repeated-key', key: 'a' },
  },
];

const wrongValues: readonly Broken[] = [
  {
    title: 'of a later format, whatever else it holds',
    text: sampleWith({ format: 'fifteen-lakes/2', table: 'round' }),
    problem: { code: 'wrong-format', expected: 'fifteen-lakes/1', found: 'fifteen-lakes/2' },
  },
  {
    title: 'of format 1',
    text: sampleWith({ format: 1 }),
    problem: wrong('format', 'text', '1'),
  },
  {
    title: 'of an unknown variant',
    text: sampleWith({ variant: 'tiu' }),
    problem: { code: 'unknown-variant', found: 'tiu' },
  },
  {
    title: 'of an inherited name as variant',
    text: sampleWith({ variant: 'constructor' }),
    problem: { code: 'unknown-variant', found: 'constructor' },
  },
  {
    title: 'with rules in a list',
    text: withRules([]),
    problem: wrong('rules', 'object', list(0)),
  },
  {
    title: 'with captures in a list',
    text: withRules({ captures: [] }),
    problem: wrong('rules.captures', 'object', list(0)),
  },
  {
    title: 'with a word the switch does not know',
    text: withRules({ captureFromHand: 'must' }),
    problem: wrong(
      'rules.captureFromHand',
      { type: 'one-of', oneOf: ['optional', 'bait', 'hand'] },
      '"must"',
    ),
  },
  {
    title: 'with null for a switch',
    text: withRules({ triple: null }),
    problem: wrong('rules.triple', { type: 'one-of', oneOf: ['choice', 'whole'] }, 'null'),
  },
  {
    title: 'with a word for yes',
    text: withRules({ captures: { tens: 'true' } }),
    problem: wrong('rules.captures.tens', 'boolean', '"true"'),
  },
  ...[-1, 1.5, 1_000_001, '300', null].map((value) => ({
    title: `with ${JSON.stringify(value)} points of a bonus`,
    text: withRules({ bonuses: { skyNine: value } }),
    problem: wrong('rules.bonuses.skyNine', points, JSON.stringify(value)),
  })),
  {
    title: 'that doubles at infinity',
    text: whole.replace('"rules":{', '"rules":{"doubleAt":1e999,'),
    problem: wrong('rules.doubleAt', points, 'Infinity'),
  },
  {
    title: 'of Tiu-U with a bonus',
    text: sampleWith({ variant: 'tiu-u' }),
    problem: { code: 'switch-not-in-variant', path: 'rules.bonuses', variant: 'tiu-u' },
  },
  {
    title: 'of Tiu-U with groups',
    text: sampleWith({ variant: 'tiu-u', rules: { groupNeeds: 'two-military' } }),
    problem: { code: 'switch-not-in-variant', path: 'rules.groupNeeds', variant: 'tiu-u' },
  },
  {
    title: 'with one player',
    text: sampleWith({ players: ['Ann'] }),
    problem: wrong('players', twoOrThree, list(1)),
  },
  {
    title: 'with four players',
    text: sampleWith({ players: ['Ann', 'Bo', 'Cai', 'Di'] }),
    problem: wrong('players', twoOrThree, list(4)),
  },
  {
    title: 'with a number for a player',
    text: sampleWith({ players: ['Ann', 2] }),
    problem: wrong('players.1', 'text', '2'),
  },
  {
    title: 'with a name that is too long',
    text: sampleWith({ players: ['Ann', 'o'.repeat(201)] }),
    problem: wrong('players.1', { type: 'text', most: 200 }, { type: 'text', length: 201 }),
  },
  ...[2, -1].map((starter) => ({
    title: `started by seat ${starter}`,
    text: sampleWith({ starter }),
    problem: { code: 'no-such-seat' as const, found: starter, seats: 2 },
  })),
  ...[0.5, '0', null].map((starter) => ({
    title: `started by ${JSON.stringify(starter)}`,
    text: sampleWith({ starter }),
    problem: wrong('starter', 'integer', JSON.stringify(starter)),
  })),
  {
    title: 'with a number for a seed',
    text: sampleWith({ seed: 42 }),
    problem: wrong('seed', 'text', '42'),
  },
  {
    title: 'with a seed that is too long',
    text: sampleWith({ seed: 's'.repeat(1001) }),
    problem: wrong('seed', { type: 'text', most: 1000 }, { type: 'text', length: 1001 }),
  },
  {
    title: 'with null for a deal',
    text: sampleWith({ deal: null }),
    problem: wrong('deal', 'object', 'null'),
  },
  {
    title: 'with a note for a meta',
    text: sampleWith({ meta: 'x' }),
    problem: wrong('meta', shallow, '"x"'),
  },
  {
    title: 'with a list for a meta',
    text: sampleWith({ meta: [] }),
    problem: wrong('meta', shallow, list(0)),
  },
  {
    title: 'with a bottomless meta',
    text: sampleWithout('meta').replace(
      /\}$/,
      `,"meta":{"a":${'['.repeat(9999)}${']'.repeat(9999)}}}`,
    ),
    problem: wrong('meta', shallow, { type: 'object' }),
  },
];

const wrongDeals: readonly Broken[] = [
  {
    title: 'with a tile that is none',
    text: withDeal({ hands: [first, second.with(3, '77')] }),
    problem: { code: 'not-a-tile', path: 'deal.hands.1.3', found: '77' },
  },
  {
    title: 'with a number for a tile',
    text: withDeal({ lake: [22, ...deal.lake.slice(1)] }),
    problem: { code: 'not-a-tile', path: 'deal.lake.0', found: '22' },
  },
  {
    title: 'with a very long tile',
    text: withDeal({ drawPile: ['6'.repeat(61)] }),
    problem: { code: 'not-a-tile', path: 'deal.drawPile.0', found: `${'6'.repeat(60)}…` },
  },
  {
    title: 'with a hand too few',
    text: withDeal({ hands: [first] }),
    problem: { code: 'wrong-size', path: 'deal.hands', expected: 2, found: 1 },
  },
  {
    title: 'with a tile too few in a hand',
    text: withDeal({ hands: [first, second.slice(1)] }),
    problem: { code: 'wrong-size', path: 'deal.hands.1', expected: 12, found: 11 },
  },
  {
    title: 'with a tile too many in the lake',
    text: withDeal({ lake: [...deal.lake, '66'] }),
    problem: { code: 'wrong-size', path: 'deal.lake', expected: 16, found: 17 },
  },
  {
    title: 'with nothing in the draw pile',
    text: withDeal({ drawPile: [] }),
    problem: { code: 'wrong-size', path: 'deal.drawPile', expected: 24, found: 0 },
  },
  {
    title: 'with a tile in place of another',
    text: withDeal({ drawPile: deal.drawPile.with(0, '66') }),
    problem: { code: 'wrong-copies', kind: '66', expected: 4, found: 5 },
  },
  {
    title: 'with another deal than its seed deals',
    text: sampleWith({ seed: 'lotus-43' }),
    problem: { code: 'seed-disagrees', seed: 'lotus-43' },
  },
  {
    title: 'with two tiles of the draw pile exchanged against its seed',
    text: withDeal({ drawPile: deal.drawPile.with(0, '52').with(1, '55') }),
    problem: { code: 'seed-disagrees', seed: 'lotus-42' },
  },
];

const wrongPlays: readonly Broken[] = [
  ...['', '5', '77', '53x', '53X44', '53x44*2', '53 x44', '54+63', 'pass', '５３'].map((found) => ({
    title: `with the play “${found}”`,
    text: sampleWith({ plays: ['53x44', found] }),
    problem: { code: 'not-a-play' as const, at: 1, found },
  })),
  {
    title: 'with a number for a play',
    text: sampleWith({ plays: [53] }),
    problem: { code: 'not-a-play', at: 0, found: '53' },
  },
  ...[
    { play: null, found: 'null' },
    { play: [], found: '[]' },
    { play: ['53x44'], found: '[…]' },
    { play: { bait: '53' }, found: '{…}' },
  ].map(({ play, found }) => ({
    title: `with ${JSON.stringify(play)} for a play`,
    text: sampleWith({ plays: [play] }),
    problem: { code: 'not-a-play' as const, at: 0, found },
  })),
  {
    title: 'with a tile that the seat does not hold',
    text: sampleWith({ plays: ['66'] }),
    problem: { code: 'play-not-legal', at: 0, found: '66' },
  },
  {
    title: 'with a hand tile where the drawn one must be played',
    text: sampleWith({ plays: ['53x44', '21'] }),
    problem: { code: 'play-not-legal', at: 1, found: '21' },
  },
  {
    title: 'with a play as people write it, told as records write it',
    text: sampleWith({ plays: ['53x44', '55', '[5:6]x56', '25x66'] }),
    problem: { code: 'play-not-legal', at: 3, found: '52x66' },
  },
  {
    title: 'with a play that its rules forbid',
    text: JSON.stringify({ ...ordered, plays: ['53'] }),
    problem: { code: 'play-not-legal', at: 0, found: '53' },
  },
  {
    title: 'with more plays than any round has',
    text: sampleWith({ plays: Array(401).fill('53x44') }),
    problem: wrong('plays', { type: 'list', most: 400 }, list(401)),
  },
  {
    title: 'with its plays in a text',
    text: sampleWith({ plays: '53x44' }),
    problem: wrong('plays', 'list', '"53x44"'),
  },
];

const severalWrong: readonly Broken[] = [
  {
    title: 'shape before variant',
    text: sampleWith({ variant: 'tiu', starter: 'x' }),
    problem: wrong('starter', 'integer', '"x"'),
  },
  {
    title: 'variant before starter',
    text: sampleWith({ variant: 'tiu', starter: 5 }),
    problem: { code: 'unknown-variant', found: 'tiu' },
  },
  {
    title: 'rules before starter',
    text: sampleWith({ variant: 'tiu-u', starter: 5 }),
    problem: { code: 'switch-not-in-variant', path: 'rules.bonuses', variant: 'tiu-u' },
  },
  {
    title: 'starter before deal',
    text: sampleWith({ starter: 5, seed: 'x' }),
    problem: { code: 'no-such-seat', found: 5, seats: 2 },
  },
  {
    title: 'deal before plays',
    text: sampleWith({ seed: 'x', plays: ['?'] }),
    problem: { code: 'seed-disagrees', seed: 'x' },
  },
];

describe('a record is refused', () => {
  test.each([...notWhole, ...wrongKeys, ...wrongValues, ...wrongDeals, ...wrongPlays])(
    '$title',
    ({ text, problem }) => {
      expect(parseRecord(text)).toEqual({ ok: false, problem });
    },
  );
});

describe('of several things that are wrong the first is told:', () => {
  test.each(severalWrong)('$title', ({ text, problem }) => {
    expect(parseRecord(text)).toEqual({ ok: false, problem });
  });
});

test('the record they all were made from is sound', () => {
  expect(parseRecord(whole).ok).toBe(true);
});
