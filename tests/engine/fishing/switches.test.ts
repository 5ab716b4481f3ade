import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changedSwitchesIn,
  changedSwitchesOf,
  changeRules,
  createGame,
  differingChanges,
  type RuleChanges,
  switchesOf,
  switchValueIn,
  variants,
  withSwitch,
} from '../../../src/engine/fishing/index.ts';
import { isSwitchPoints, type SwitchValue } from '../../../src/engine/index.ts';
import { changesOf } from '../../support/arbitraries.ts';
import { gameOf, unwrap } from '../../support/table.ts';

const { variant: tiuU } = gameOf('tiu-u');
const { variant: shiWuHu } = gameOf('shi-wu-hu');

function written(key: string, changes: RuleChanges, value: SwitchValue): RuleChanges | undefined {
  return withSwitch(shiWuHu, changes, key, value);
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
      'bonuses.skyNine': { least: 0 },
      'bonuses.quarters': { least: 0 },
      'bonuses.supreme': { least: 0 },
      settlement: ['winner', 'pairwise'],
      doubleAt: { least: 0 },
    });
  });

  test('each tells the variant’s own value', () => {
    const values = switchesOf(shiWuHu).map(({ own }) => own);
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
    for (const variant of [tiuU, shiWuHu]) {
      for (const { key, values } of switchesOf(variant)) {
        for (const value of 'least' in values ? [0, 7, 1_000_000] : values) {
          const changes = withSwitch(variant, {}, key, value);
          if (changes === undefined) throw new Error(`${key} takes ${value}`);
          const rules = unwrap(changeRules(variant.rules, changes));
          expect(switchValueIn(rules, key)).toBe(value);
          for (const other of switchesOf(variant)) {
            if (other.key !== key) expect(switchValueIn(rules, other.key)).toBe(other.own);
          }
        }
      }
    }
  });

  test('a switch is set beside those set before', () => {
    const first = written('captures.tens', { triple: 'choice' }, true);
    const second = written('captures.supremePair', first ?? {}, true);
    const third = written('bonuses.quarters', second ?? {}, 5);
    expect(written('bonuses.supreme', third ?? {}, 6)).toEqual({
      triple: 'choice',
      captures: { tens: true, supremePair: true },
      bonuses: { quarters: 5, supreme: 6 },
    });
  });

  test('a switch set back to the variant’s own value is no change', () => {
    expect(written('triple', { triple: 'choice', doubleAt: 5 }, 'whole')).toEqual({ doubleAt: 5 });
  });

  test('a switch that the variant does not have cannot be set', () => {
    expect(withSwitch(tiuU, {}, 'groupNeeds', 'one-military')).toBeUndefined();
    expect(withSwitch(tiuU, {}, 'lanterns', true)).toBeUndefined();
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
    expect(written(key, {}, value)).toBeUndefined();
  });

  test.each([
    [0, 0, true],
    [0, 1, false],
    [1, 1, true],
    [1_000_000, 1, true],
    [1_000_001, 0, false],
    [-1, 0, false],
    [0.5, 0, false],
    [Number.NaN, 0, false],
    [Number.POSITIVE_INFINITY, 0, false],
    ['5', 0, false],
    [true, 0, false],
  ])('%s as points of a switch from %i on: %s', (value, least, accepted) => {
    expect(isSwitchPoints(value, { least })).toBe(accepted);
  });
});

describe('changed switches', () => {
  test('only those set apart from the variant’s own value are told, in the order of the rules', () => {
    expect(changedSwitchesOf(tiuU, {})).toEqual([]);
    const changes = { doubleAt: 200, triple: 'choice', captures: { tens: false } } as const;
    const told = [
      { key: 'captures.tens', value: false },
      { key: 'doubleAt', value: 200 },
    ];
    expect(changedSwitchesOf(tiuU, changes)).toEqual(told);
    expect(changedSwitchesIn(gameOf('tiu-u', 2, changes))).toEqual(told);
  });

  test('those of a scoring are told where the variant has it', () => {
    const changes = { groupNeeds: 'one-military', bonuses: { quarters: 0 } } as const;
    expect(changedSwitchesOf(shiWuHu, changes)).toEqual([
      { key: 'groupNeeds', value: 'one-military' },
      { key: 'bonuses.quarters', value: 0 },
    ]);
  });

  test('those that the rules in force do not have are not told', () => {
    const changed = changedSwitchesIn({ variant: shiWuHu, rules: tiuU.rules });
    expect(changed.map(({ key }) => key)).toEqual([
      'tripleOf',
      'triple',
      'captures.supremePair',
      'captures.tens',
      'settlement',
      'doubleAt',
    ]);
  });
});

describe('differing changes', () => {
  test('only what is set apart from the own value is kept', () => {
    const changes = {
      triple: 'choice',
      thirdTile: 'loose',
      captures: { tens: true, heavenEarth: true },
      doubleAt: 0,
    } as const;
    expect(differingChanges(tiuU, changes)).toEqual({
      thirdTile: 'loose',
      captures: { heavenEarth: true },
    });
    expect(differingChanges(tiuU, {})).toEqual({});
  });

  test('they lead from the own rules back to the rules in force', () => {
    for (const variant of variants) {
      fc.assert(
        fc.property(changesOf(variant), (changes) => {
          const { rules } = unwrap(createGame(variant, 2, changes));
          const differing = differingChanges(variant, changes);
          expect(unwrap(changeRules(variant.rules, differing))).toEqual(rules);
          expect(differingChanges(variant, differing)).toEqual(differing);
        }),
        { numRuns: 40 },
      );
    }
  });
});
