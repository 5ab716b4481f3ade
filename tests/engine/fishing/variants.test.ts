import { describe, expect, test } from 'vitest';
import {
  bonusSwitches,
  captureSwitches,
  choiceSwitches,
  createGame,
  findVariant,
  groupNeedsValues,
  type RuleChanges,
  variantIds,
  variants,
} from '../../../src/engine/fishing/index.ts';
import { mostSwitchPoints, tilesOfKit } from '../../../src/engine/index.ts';
import { gameOf } from '../../support/table.ts';

const tiuU = {
  captureFromHand: 'optional',
  captureFromDraw: 'optional',
  tripleOf: 'any',
  triple: 'choice',
  thirdTile: 'none',
  heavenPair: 'off',
  captures: { supremePair: true, supremeCatchesSixes: false, tens: true, heavenEarth: false },
  settlement: 'winner',
  doubleAt: 0,
  scoring: 'pips',
};

const shiWuHu = {
  captureFromHand: 'optional',
  captureFromDraw: 'optional',
  tripleOf: 'self-only',
  triple: 'whole',
  thirdTile: 'none',
  heavenPair: 'off',
  captures: { supremePair: false, supremeCatchesSixes: false, tens: false, heavenEarth: false },
  settlement: 'pairwise',
  doubleAt: 1000,
  scoring: 'groups',
  groupNeeds: 'two-military',
  bonuses: { skyNine: 300, quarters: 300, supreme: 300 },
};

const compulsory = { captureFromHand: 'bait', captureFromDraw: 'must' };

describe('variants', () => {
  test.each([
    {
      id: 'tiu-u',
      kit: 'two-sets',
      seatCounts: [2, 3],
      dealt: 24,
      lake: 16,
      drawPile: 24,
      sources: ['GP'],
      rules: tiuU,
    },
    {
      id: 'tiu-u-woodpile',
      kit: 'two-sets',
      seatCounts: [2, 3],
      dealt: 24,
      lake: 16,
      drawPile: 24,
      sources: ['DP', 'GB'],
      rules: { ...tiuU, ...compulsory, thirdTile: 'loose', heavenPair: 'may' },
    },
    {
      id: 'tiu-u-culin',
      kit: 'two-sets',
      seatCounts: [2, 3],
      dealt: 24,
      lake: 16,
      drawPile: 24,
      sources: ['CU'],
      rules: { ...tiuU, ...compulsory, thirdTile: 'stack', heavenPair: 'must' },
    },
    {
      id: 'shi-wu-hu',
      kit: 'cards',
      seatCounts: [2, 3],
      dealt: 30,
      lake: 24,
      drawPile: 30,
      sources: ['GP'],
      rules: shiWuHu,
    },
    {
      id: 'shi-wu-hu-64',
      kit: 'two-sets',
      seatCounts: [2, 3],
      dealt: 24,
      lake: 16,
      drawPile: 24,
      sources: ['GP'],
      rules: {
        ...shiWuHu,
        groupNeeds: 'one-military',
        bonuses: { skyNine: 300, quarters: 300, supreme: 100 },
      },
    },
  ])('$id is laid out and switched as the table of variants says', (expected) => {
    expect(findVariant(expected.id)).toEqual(expected);
  });

  test('the table of variants is all there is, and its first is offered first', () => {
    expect(variantIds).toEqual([
      'tiu-u',
      'tiu-u-woodpile',
      'tiu-u-culin',
      'shi-wu-hu',
      'shi-wu-hu-64',
    ]);
    expect(findVariant('sap-ng-wu')).toBeUndefined();
    expect(findVariant('')).toBeUndefined();
    expect(findVariant('toString')).toBeUndefined();
  });

  test('F1 F6 what is laid out is the whole kit, shared equally, with as many draws as hand tiles', () => {
    for (const { kit, dealt, lake, drawPile } of variants) {
      expect(dealt + lake + drawPile).toBe(tilesOfKit(kit).length);
      expect(dealt % 2).toBe(0);
      expect(dealt % 3).toBe(0);
      expect(drawPile).toBe(dealt);
    }
  });

  test('the switches have the values of the table, the mildest first', () => {
    expect(choiceSwitches).toEqual({
      captureFromHand: ['optional', 'bait', 'hand'],
      captureFromDraw: ['optional', 'must'],
      tripleOf: ['any', 'self-only'],
      triple: ['choice', 'whole'],
      thirdTile: ['none', 'loose', 'stack'],
      heavenPair: ['off', 'may', 'must'],
      settlement: ['winner', 'pairwise'],
    });
    expect(captureSwitches).toEqual(['supremePair', 'supremeCatchesSixes', 'tens', 'heavenEarth']);
    expect(groupNeedsValues).toEqual(['two-military', 'one-military']);
    expect(bonusSwitches).toEqual(['skyNine', 'quarters', 'supreme']);
    expect(Number.isSafeInteger(100 * mostSwitchPoints)).toBe(true);
  });
});

describe('changed switches', () => {
  test('no change leaves the rules of the variant', () => {
    for (const variant of variants) {
      const game = createGame(variant, 3);
      expect(game).toMatchObject({ ok: true, value: { variant, rules: variant.rules } });
    }
  });

  test('every switch can be set apart, and only what is named changes', () => {
    const changes: readonly RuleChanges[] = [
      { captureFromHand: 'hand' },
      { captureFromDraw: 'must' },
      { tripleOf: 'self-only' },
      { triple: 'whole' },
      { thirdTile: 'stack' },
      { heavenPair: 'must' },
      { settlement: 'pairwise' },
      { doubleAt: 120 },
    ];
    for (const change of changes) {
      expect(gameOf('tiu-u', 2, change).rules).toEqual({ ...tiuU, ...change });
    }
  });

  test('switches inside captures and bonuses are changed one by one', () => {
    expect(gameOf('tiu-u', 2, { captures: { heavenEarth: true } }).rules).toEqual({
      ...tiuU,
      captures: { ...tiuU.captures, heavenEarth: true },
    });
    const changed = gameOf('shi-wu-hu', 2, {
      bonuses: { supreme: 0 },
      groupNeeds: 'one-military',
      captures: { tens: true },
    });
    expect(changed.rules).toEqual({
      ...shiWuHu,
      captures: { ...shiWuHu.captures, tens: true },
      groupNeeds: 'one-military',
      bonuses: { skyNine: 300, quarters: 300, supreme: 0 },
    });
  });

  test('the variant keeps its own values', () => {
    gameOf('shi-wu-hu', 2, { bonuses: { supreme: 1 }, captures: { tens: true }, doubleAt: 7 });
    expect(findVariant('shi-wu-hu')?.rules).toEqual(shiWuHu);
  });

  test.each(['tiu-u', 'tiu-u-woodpile', 'tiu-u-culin'])(
    'groupNeeds and bonuses are foreign to %s',
    (id) => {
      const variant = findVariant(id);
      if (variant === undefined) throw new Error(`${id} is a variant`);
      expect(createGame(variant, 2, { groupNeeds: 'one-military' })).toEqual({
        ok: false,
        problem: { key: 'groupNeeds' },
      });
      expect(createGame(variant, 2, { bonuses: {} })).toEqual({
        ok: false,
        problem: { key: 'bonuses' },
      });
    },
  );
});
