import { describe, expect, test } from 'vitest';
import {
  changedSwitchesOf,
  createGame,
  differingChanges,
  switchesOf,
  variants,
  withSwitch,
} from '../../../src/engine/climbing/index.ts';

const [sapNgWu, wuHan, changPai, luanChuo, , maHuaHua] = variants;

describe('switches', () => {
  test('are those of the table of RULES.md, with the values of each variant', () => {
    const tables = variants.map((variant) => [
      variant.id,
      Object.fromEntries(switchesOf(variant).map(({ key, own }) => [key, own])),
    ]);
    const common = { mustBeat: false, passLocks: false, dealerDouble: false };
    expect(Object.fromEntries(tables)).toStrictEqual({
      'sap-ng-wu': { ...common, fourChips: 1, bandChips: 1 },
      'wu-han': { ...common, mustBeat: true, fourChips: 1, bandChips: 1 },
      'chang-pai': { ...common, bandChips: 1 },
      'luan-chuo': common,
      'luan-chuo-28': common,
      'ma-hua-hua': { ...common, familyPayments: 'losers' },
    });
  });

  test('take on and off, chips from a least number on, or one of two words', () => {
    expect(switchesOf(sapNgWu).map(({ key, values }) => [key, values])).toEqual([
      ['mustBeat', [true, false]],
      ['passLocks', [true, false]],
      ['dealerDouble', [true, false]],
      ['fourChips', { least: 0 }],
      ['bandChips', { least: 1 }],
    ]);
    expect(switchesOf(maHuaHua).at(-1)?.values).toEqual(['losers', 'pairs']);
  });

  test.each([
    { variant: luanChuo, changes: { fourChips: 2 }, key: 'fourChips' },
    { variant: luanChuo, changes: { bandChips: 1 }, key: 'bandChips' },
    { variant: changPai, changes: { bandChips: 2, fourChips: 1 }, key: 'fourChips' },
    { variant: sapNgWu, changes: { familyPayments: 'pairs' }, key: 'familyPayments' },
    { variant: maHuaHua, changes: { familyPayments: 'pairs', bandChips: 1 }, key: 'bandChips' },
  ] as const)('$variant.id has no $key', ({ variant, changes, key }) => {
    expect(createGame(variant, 3, changes)).toEqual({ ok: false, problem: { key } });
  });

  test('a game is played by what is changed, else by the values of its variant', () => {
    const game = createGame(wuHan, 4, { passLocks: true, bandChips: 5 });
    const rules = { ...wuHan.rules, passLocks: true, bandChips: 5 };
    expect(game).toMatchObject({ ok: true, value: { rules, seatCount: 4, handSize: 21 } });
  });

  test('of changes those differ that set another value', () => {
    const changes = { bandChips: 3, mustBeat: true, fourChips: 1, passLocks: true };
    expect(differingChanges(wuHan, changes)).toEqual({ passLocks: true, bandChips: 3 });
    expect(differingChanges(luanChuo, { passLocks: true })).toStrictEqual({ passLocks: true });
    expect(changedSwitchesOf(wuHan, changes)).toEqual([
      { key: 'passLocks', value: true },
      { key: 'bandChips', value: 3 },
    ]);
  });

  test.each([
    { key: 'mustBeat', value: false, changes: { mustBeat: false } },
    { key: 'mustBeat', value: true, changes: {} },
    { key: 'mustBeat', value: 1, changes: undefined },
    { key: 'fourChips', value: 0, changes: { fourChips: 0 } },
    { key: 'fourChips', value: 1_000_000, changes: { fourChips: 1_000_000 } },
    { key: 'fourChips', value: 1_000_001, changes: undefined },
    { key: 'fourChips', value: -1, changes: undefined },
    { key: 'fourChips', value: 1.5, changes: undefined },
    { key: 'fourChips', value: true, changes: undefined },
    { key: 'bandChips', value: 0, changes: undefined },
    { key: 'bandChips', value: 2, changes: { bandChips: 2 } },
    { key: 'captureFromHand', value: 'bait', changes: undefined },
  ])('$key set to $value', ({ key, value, changes }) => {
    expect(withSwitch(wuHan, {}, key, value)).toEqual(changes);
  });

  test.each([
    { value: 'pairs', changes: { dealerDouble: true, familyPayments: 'pairs' } },
    { value: 'losers', changes: { dealerDouble: true } },
    { value: 'pairwise', changes: undefined },
    { value: true, changes: undefined },
    { value: 1, changes: undefined },
  ])('familyPayments set to $value', ({ value, changes }) => {
    const before = { dealerDouble: true };
    expect(withSwitch(maHuaHua, before, 'familyPayments', value)).toEqual(changes);
    expect(withSwitch(luanChuo, before, 'familyPayments', value)).toBeUndefined();
  });

  test('setting one keeps the others', () => {
    expect(withSwitch(sapNgWu, { passLocks: true }, 'bandChips', 4)).toEqual({
      passLocks: true,
      bandChips: 4,
    });
    expect(withSwitch(changPai, {}, 'fourChips', 4)).toBeUndefined();
  });
});
