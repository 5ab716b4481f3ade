import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changedSwitchesOf,
  changeRules,
  createGame,
  differingChanges,
  isSwitchPoints,
  type RuleSwitch,
  switchesOf,
  variants,
} from '../../../src/engine/index.ts';
import { changesOf } from '../../support/arbitraries.ts';
import { gameOf, unwrap } from '../../support/table.ts';

const tiuU = gameOf('tiu-u').rules;
const shiWuHu = gameOf('shi-wu-hu').rules;

function switchNamed(key: string): RuleSwitch {
  const found = switchesOf(shiWuHu).find((one) => one.key === key);
  if (found === undefined) throw new Error(`${key} is a switch`);
  return found;
}

describe('switches', () => {
  test('Tiu-U has the switches of play and settlement, Shi Wu Hu those of its scoring besides', () => {
    const play = [
      'captureFromHand',
      'captureFromDraw',
      'tripleOf',
      'triple',
      'thirdTile',
      'heavenPair',
    ];
    const captures = ['supremePair', 'supremeCatchesSixes', 'tens', 'heavenEarth'];
    const before = [...play, ...captures.map((name) => `captures.${name}`)];
    const scoring = ['groupNeeds', 'bonuses.skyNine', 'bonuses.quarters', 'bonuses.supreme'];
    const settlement = ['settlement', 'doubleAt'];
    expect(switchesOf(tiuU).map(({ key }) => key)).toEqual([...before, ...settlement]);
    expect(switchesOf(shiWuHu).map(({ key }) => key)).toEqual([
      ...before,
      ...scoring,
      ...settlement,
    ]);
  });

  test('each offers the values of the table of rules', () => {
    const offered = switchesOf(shiWuHu).map(({ key, values }) => [key, values]);
    const onOff = [true, false];
    expect(Object.fromEntries(offered)).toEqual({
      captureFromHand: ['optional', 'bait', 'hand'],
      captureFromDraw: ['optional', 'must'],
      tripleOf: ['any', 'self-only'],
      triple: ['choice', 'whole'],
      thirdTile: ['none', 'loose', 'stack'],
      heavenPair: ['off', 'may', 'must'],
      'captures.supremePair': onOff,
      'captures.supremeCatchesSixes': onOff,
      'captures.tens': onOff,
      'captures.heavenEarth': onOff,
      groupNeeds: ['two-military', 'one-military'],
      'bonuses.skyNine': 'points',
      'bonuses.quarters': 'points',
      'bonuses.supreme': 'points',
      settlement: ['winner', 'pairwise'],
      doubleAt: 'points',
    });
  });

  test('each reads its own value of the rules', () => {
    const values = switchesOf(shiWuHu).map(({ read }) => read(shiWuHu));
    expect(values).toEqual([
      'optional',
      'optional',
      'self-only',
      'whole',
      'none',
      'off',
      false,
      false,
      false,
      false,
      'two-military',
      300,
      300,
      300,
      'pairwise',
      1000,
    ]);
  });

  test('each value that is offered can be set and is read back, and no other switch changes', () => {
    for (const own of [tiuU, shiWuHu]) {
      for (const { key, values, read, write } of switchesOf(own)) {
        for (const value of values === 'points' ? [0, 7, 1_000_000] : values) {
          const changes = write({}, value);
          if (changes === undefined) throw new Error(`${key} takes ${value}`);
          const rules = unwrap(changeRules(own, changes));
          expect(read(rules)).toBe(value);
          for (const other of switchesOf(own)) {
            if (other.key !== key) expect(other.read(rules)).toBe(other.read(own));
          }
        }
      }
    }
  });

  test('a switch is set beside those set before', () => {
    const first = switchNamed('captures.tens').write({ triple: 'choice' }, true);
    const second = switchNamed('captures.supremePair').write(first ?? {}, true);
    const third = switchNamed('bonuses.quarters').write(second ?? {}, 5);
    expect(switchNamed('bonuses.supreme').write(third ?? {}, 6)).toEqual({
      triple: 'choice',
      captures: { tens: true, supremePair: true },
      bonuses: { quarters: 5, supreme: 6 },
    });
  });

  test.each([
    ['captureFromHand', 'must'],
    ['captureFromDraw', true],
    ['heavenPair', 1],
    ['captures.tens', 'true'],
    ['captures.tens', 1],
    ['groupNeeds', 'three-military'],
    ['bonuses.skyNine', '300'],
    ['bonuses.skyNine', -1],
    ['doubleAt', 0.5],
    ['doubleAt', 1_000_001],
    ['doubleAt', true],
  ])('%s cannot be %s', (key, value) => {
    expect(switchNamed(key).write({}, value)).toBeUndefined();
  });

  test.each([
    [0, true],
    [1, true],
    [1_000_000, true],
    [1_000_001, false],
    [-1, false],
    [0.5, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
    ['5', false],
    [true, false],
  ])('%s as points of a switch: %s', (value, accepted) => {
    expect(isSwitchPoints(value)).toBe(accepted);
  });
});

describe('changed switches', () => {
  test('only those set apart from the variant’s own value are told, in the order of the rules', () => {
    expect(changedSwitchesOf(gameOf('tiu-u'))).toEqual([]);
    const rules = { doubleAt: 200, triple: 'choice', captures: { tens: false } } as const;
    expect(changedSwitchesOf(gameOf('tiu-u', 2, rules))).toEqual([
      { key: 'captures.tens', value: false },
      { key: 'doubleAt', value: 200 },
    ]);
  });

  test('those of a scoring are told where the variant has it', () => {
    const rules = { groupNeeds: 'one-military', bonuses: { quarters: 0 } } as const;
    expect(changedSwitchesOf(gameOf('shi-wu-hu', 3, rules))).toEqual([
      { key: 'groupNeeds', value: 'one-military' },
      { key: 'bonuses.quarters', value: 0 },
    ]);
  });
});

test('switches that the rules in force do not have are not told', () => {
  const changed = changedSwitchesOf({ variant: { rules: shiWuHu }, rules: tiuU });
  expect(changed.map(({ key }) => key)).toEqual([
    'tripleOf',
    'triple',
    'captures.supremePair',
    'captures.tens',
    'settlement',
    'doubleAt',
  ]);
});

describe('differing changes', () => {
  test('only what is set apart from the own value is kept', () => {
    const { rules } = gameOf('tiu-u', 2, {
      triple: 'choice',
      thirdTile: 'loose',
      captures: { tens: true, heavenEarth: true },
      doubleAt: 0,
    });
    expect(differingChanges(tiuU, rules)).toEqual({
      thirdTile: 'loose',
      captures: { heavenEarth: true },
    });
    expect(differingChanges(tiuU, tiuU)).toEqual({});
  });

  test('from one variant to another it is all that tells them apart', () => {
    expect(differingChanges(shiWuHu, gameOf('shi-wu-hu-64').rules)).toEqual({
      groupNeeds: 'one-military',
      bonuses: { supreme: 100 },
    });
    expect(differingChanges(tiuU, gameOf('tiu-u-culin').rules)).toEqual({
      captureFromHand: 'bait',
      captureFromDraw: 'must',
      thirdTile: 'stack',
      heavenPair: 'must',
    });
    expect(differingChanges(tiuU, shiWuHu)).not.toHaveProperty('bonuses');
  });

  test('they lead from the own rules back to the rules in force', () => {
    for (const variant of variants) {
      fc.assert(
        fc.property(changesOf(variant), (changes) => {
          const { rules } = unwrap(createGame(variant, 2, changes));
          const differing = differingChanges(variant.rules, rules);
          expect(unwrap(changeRules(variant.rules, differing))).toEqual(rules);
          expect(
            differingChanges(variant.rules, unwrap(changeRules(variant.rules, differing))),
          ).toEqual(differing);
        }),
        { numRuns: 40 },
      );
    }
  });
});
