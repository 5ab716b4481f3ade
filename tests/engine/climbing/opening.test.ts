import { describe, expect, test } from 'vitest';
import {
  canBeWon,
  combinationOf,
  formatPlay,
  isCalledOff,
  nextStarter,
  settlementOf,
  talonOf,
  viewFor,
  winnerOf,
  wonOf,
  worthOf,
  wuOf,
} from '../../../src/engine/climbing/index.ts';
import { formatTiles } from '../../../src/engine/index.ts';
import {
  afterPlays,
  climbingGameOf,
  climbingPlay,
  climbingTable,
  legalTexts,
  turnOf,
} from '../../support/climbing/table.ts';

describe('laying', () => {
  const hands = ['42 21 66', '21*2 65', '42*2 21 64'];

  test('W6 is asked of each seat that holds both kinds, from the dealer on', () => {
    const table = climbingTable('sap-ng-wu', { hands, dealer: 1 });
    expect(turnOf(table)).toBe('2 lay');
    expect(turnOf(afterPlays(table, 'pass'))).toBe('0 lay');
    expect(turnOf(afterPlays(table, 'pass', 'pass'))).toBe('1 lead');
  });

  test('W6 lays all or part, both kinds present, once', () => {
    const table = climbingTable('sap-ng-wu', { hands, dealer: 2 });
    expect(legalTexts(table)).toEqual(['lay 42*2+21', 'lay 42+21', 'pass']);
    const laid = afterPlays(table, 'lay 42+21');
    expect(turnOf(laid)).toBe('0 lay');
    expect(wuOf(laid)).toEqual([0, 0, 2]);
    expect(wonOf(laid, 2).map((one) => [formatPlay(one.play), one.laid])).toEqual([
      ['42+21', true],
    ]);
  });

  test('W6 goes before the dealer leads, who may lead what was kept', () => {
    const table = climbingTable('sap-ng-wu', { hands: ['42*2 21*2', '65', '64'] });
    const led = afterPlays(table, 'lay 42+21');
    expect(turnOf(led)).toBe('0 lead');
    expect(legalTexts(led)).toEqual(['21', '42', '42+21']);
  });

  test('W11 W9 eight laid count sixteen, and one may declare with them at once', () => {
    const table = climbingTable('sap-ng-wu', { hands: ['65', '42*4 21*4 66', '42 21 64'] });
    const laid = afterPlays(table, 'lay 42*4+21*4');
    expect(wuOf(laid)[1]).toBe(16);
    expect(turnOf(laid)).toBe('1 declare');
    expect(legalTexts(laid)).toEqual(['declare', 'decline']);
    expect(turnOf(afterPlays(laid, 'decline'))).toBe('2 lay');
    expect(turnOf(afterPlays(laid, 'decline', 'pass'))).toBe('0 lead');
    const declared = afterPlays(laid, 'declare');
    expect([turnOf(declared), winnerOf(declared)]).toEqual(['over', 1]);
    expect(settlementOf(declared)).toEqual([-1, 2, -1]);
  });

  test('W10 laid fours earn nothing', () => {
    const table = climbingTable('sap-ng-wu', { hands: ['42*4 21 66', '65', '64'] });
    expect(settlementOf(afterPlays(table, 'lay 42*4+21'))).toEqual([0, 0, 0]);
  });

  test.each([
    { id: 'sap-ng-wu', laid: ['lay 42+21', 'lay 42*4+21*4'], not: ['42*2', '21', '63', 'pass'] },
    { id: 'luan-chuo', laid: ['lay 42+21', '42*2', '21'], not: ['63', '66+63', 'pass'] },
    { id: 'chang-pai', laid: [], not: ['lay 42+21', '42*2', '21'] },
  ] as const)('W6 $id: $laid can lie before a seat, not $not', ({ id, laid, not }) => {
    const may = (text: string) =>
      canBeWon(climbingGameOf(id), { play: combinationOf(climbingPlay(text)), laid: true });
    expect(laid.filter(may)).toEqual(laid);
    expect(not.filter(may)).toEqual([]);
  });

  test.each(['chang-pai', 'ma-hua-hua'] as const)('W6 %s lays nothing', (id) => {
    const table = climbingTable(id, { hands: ['42 21', '65', '64'] });
    expect(turnOf(table)).not.toBe('0 lay');
  });
});

describe('the talon of luan-chuo', () => {
  const setup = { hands: ['66 42', '65*2', '42*2 21 64*2'], talon: '21 33 33', dealer: 1 };

  test('W1 each seat may take it, from the dealer on', () => {
    const table = climbingTable('luan-chuo', setup);
    expect([turnOf(table), legalTexts(table)]).toEqual(['1 talon', ['pass', 'take']]);
    expect(turnOf(afterPlays(table, 'pass'))).toBe('2 talon');
    expect(turnOf(afterPlays(table, 'pass', 'pass'))).toBe('0 talon');
    expect(talonOf(table)).toHaveLength(3);
  });

  test('W1 nobody must take it: then it is out of the round', () => {
    const passed = afterPlays(climbingTable('luan-chuo', setup), 'pass', 'pass', 'pass');
    expect(turnOf(passed)).toBe('1 lead');
    expect(formatTiles(talonOf(passed))).toEqual(['33', '33', '21']);
    expect(wuOf(passed)).toEqual([1, 0, 3]);
  });

  test('W6 what is taken is laid with the hand: each 42 and 21 by itself, one entry a seat', () => {
    const taken = afterPlays(climbingTable('luan-chuo', setup), 'take');
    expect(talonOf(taken)).toEqual([]);
    const entries = [0, 1, 2].map((seat) => wonOf(taken, seat).map((one) => formatPlay(one.play)));
    expect(entries).toEqual([['42'], ['21'], ['42*2+21']]);
    expect(wuOf(taken)).toEqual([1, 1, 3]);
    expect([turnOf(taken), legalTexts(taken)]).toEqual(['1 lead', ['33', '33*2', '65*2']]);
  });

  test('W11 eight laid count eight', () => {
    const table = climbingTable('luan-chuo', { hands: ['42*4 21*4 66', '33', '22'] });
    expect(wuOf(afterPlays(table, 'pass', 'pass', 'pass'))).toEqual([8, 0, 0]);
  });
});

describe('the redeal of luan-chuo-28', () => {
  test('W1 is asked of each seat without 66, 63 and 54, from the dealer on', () => {
    const hands = ['66 11', '62 52', '42 21'];
    const table = climbingTable('luan-chuo-28', { hands });
    expect([turnOf(table), legalTexts(table)]).toEqual(['1 redeal', ['pass', 'redeal']]);
    expect(turnOf(afterPlays(table, 'pass'))).toBe('2 redeal');
    expect(turnOf(afterPlays(table, 'pass', 'pass'))).toBe('2 lay');
  });

  test.each(['66', '63', '54'])('W1 who holds %s is not asked', (kind) => {
    const hands = [`${kind} 33`, '66', '63'];
    expect(turnOf(climbingTable('luan-chuo-28', { hands }))).toBe('0 lead');
  });

  test('W12 who asks for it ends the round without a payment; the same seat deals', () => {
    const table = climbingTable('luan-chuo-28', { hands: ['66', '62', '63'], dealer: 2 });
    const over = afterPlays(table, 'redeal');
    expect([turnOf(over), isCalledOff(over), winnerOf(over)]).toEqual(['over', true, null]);
    expect(settlementOf(over)).toEqual([0, 0, 0]);
    expect(viewFor(over, 1)).toMatchObject({ calledOff: 'redeal', turn: null, legal: [] });
    expect(nextStarter(over, 2)).toBe(2);
  });
});

describe('the consent of ma-hua-hua', () => {
  const setup = { hands: ['66', '65', '64'], dealer: 2 };

  test('W1 the dealer leads once somebody wants to play', () => {
    const table = climbingTable('ma-hua-hua', setup);
    expect([turnOf(table), legalTexts(table)]).toEqual(['2 consent', ['play', 'throw']]);
    expect(turnOf(afterPlays(table, 'play'))).toBe('2 lead');
    expect(turnOf(afterPlays(table, 'throw'))).toBe('0 consent');
    expect(turnOf(afterPlays(table, 'throw', 'throw', 'play'))).toBe('2 lead');
  });

  test('W12 if all throw, the round is over and the next seat deals', () => {
    const over = afterPlays(climbingTable('ma-hua-hua', setup), 'throw', 'throw', 'throw');
    expect([turnOf(over), isCalledOff(over), winnerOf(over)]).toEqual(['over', true, null]);
    expect([settlementOf(over), worthOf(over, 0)]).toEqual([[0, 0, 0], 0]);
    expect(viewFor(over, 0).calledOff).toBe('throw');
    expect(nextStarter(over, 2)).toBe(0);
  });
});
