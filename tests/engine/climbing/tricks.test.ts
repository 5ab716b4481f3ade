import { describe, expect, test } from 'vitest';
import {
  isCalledOff,
  nextStarter,
  outOf,
  passedOf,
  trickOf,
  winnerOf,
  wuOf,
} from '../../../src/engine/climbing/index.ts';
import { formatTiles, tilesOf } from '../../../src/engine/index.ts';
import { afterPlays, climbingTable, legalTexts, turnOf } from '../../support/climbing/table.ts';

describe('a trick', () => {
  const hands = ['65 66 44', '31 22 63', '11 55 63'];

  test('W7 what nobody beats is wu of its seat, which leads next; what was beaten is out', () => {
    const table = climbingTable('sap-ng-wu', { hands });
    const won = afterPlays(table, '65', '31', '11', 'pass', 'pass');
    expect([turnOf(won), wuOf(won)]).toEqual(['2 lead', [0, 0, 1]]);
    expect(formatTiles(tilesOf(outOf(won)))).toEqual(['65', '31']);
    expect(trickOf(won)).toBeNull();
  });

  test('W7 who has passed may come back in', () => {
    const table = climbingTable('sap-ng-wu', { hands });
    const back = afterPlays(table, '65', 'pass', '55');
    expect(passedOf(back)).toEqual([]);
    expect(turnOf(afterPlays(back, 'pass'))).toBe('1 answer');
    expect(passedOf(afterPlays(back, 'pass'))).toEqual([0]);
    expect(legalTexts(afterPlays(back, 'pass'))).toEqual(['31', 'pass']);
  });

  test('W7 passLocks keeps who has passed out until the next lead', () => {
    const table = climbingTable('sap-ng-wu', { hands, rules: { passLocks: true } });
    const back = afterPlays(table, '65', 'pass', '55');
    expect(passedOf(back)).toEqual([1]);
    const won = afterPlays(back, 'pass');
    expect([turnOf(won), passedOf(won)]).toEqual(['2 lead', []]);
    expect(turnOf(afterPlays(won, '63'))).toBe('0 answer');
    expect(turnOf(afterPlays(won, '63', 'pass'))).toBe('1 answer');
  });

  test('W7 mustBeat leaves the pass to who cannot beat', () => {
    const table = climbingTable('sap-ng-wu', { hands, rules: { mustBeat: true } });
    expect(legalTexts(afterPlays(table, '65'))).toEqual(['22', '31']);
    expect(legalTexts(afterPlays(table, '66'))).toEqual(['pass']);
  });

  test('W8 a seat without cards is passed over, its last play can still be wu', () => {
    const table = climbingTable('sap-ng-wu', { hands: ['66', '65', '64 61'] });
    const led = afterPlays(table, '66');
    expect(turnOf(afterPlays(led, 'pass', 'pass'))).toBe('1 lead');
    const on = afterPlays(led, 'pass', 'pass', '65', 'pass');
    expect([turnOf(on), wuOf(on)]).toEqual(['2 lead', [1, 1, 0]]);
  });

  test('W8 who can lead nothing gives the lead to the next that can', () => {
    const table = climbingTable('luan-chuo', { hands: ['65 61', '64', '33'] });
    const begun = afterPlays(table, 'pass', 'pass', 'pass');
    expect(turnOf(begun)).toBe('2 lead');
    expect(turnOf(afterPlays(begun, '33', 'pass', 'pass'))).toBe('over');
  });

  test('W8 a 66 without a 21 leads nothing in chang-pai', () => {
    const table = climbingTable('chang-pai', { hands: ['66*2', '66 21', '66'] });
    expect([turnOf(table), legalTexts(table)]).toEqual(['1 lead', ['21', '66+21']]);
  });

  test('W12 a round that nobody declared has no winner, and the dealer stays', () => {
    const table = climbingTable('sap-ng-wu', { hands: ['66', '65', '64'], dealer: 1 });
    const over = afterPlays(table, '65', 'pass', '66', 'pass', '64');
    expect([turnOf(over), winnerOf(over), nextStarter(over, 1)]).toEqual(['over', null, 1]);
    expect(isCalledOff(over)).toBe(false);
  });
});

describe('declaring', () => {
  const hands = ['66*4 11*4 44*4 31*4 55*2', '65*2 64*2 61', '51*3 64*2'];
  const toFifteen = ['66*4', 'pass', 'pass', '11*4', 'pass', 'pass', '44*3', 'pass', 'pass'];
  const start = climbingTable('sap-ng-wu', { hands });

  test('W9 is asked at the gain after which the wu are worth something', () => {
    const eleven = afterPlays(start, ...toFifteen);
    expect([turnOf(eleven), wuOf(eleven)]).toEqual(['0 lead', [11, 0, 0]]);
    const fifteen = afterPlays(eleven, '31*4', 'pass', 'pass');
    expect([turnOf(fifteen), wuOf(fifteen)]).toEqual(['0 declare', [15, 0, 0]]);
    expect(winnerOf(fifteen)).toBeNull();
  });

  test('W9 who has declined is asked again only once the wu are worth more', () => {
    const declined = afterPlays(start, ...toFifteen, '31*4', 'pass', 'pass', 'decline');
    expect(turnOf(declined)).toBe('0 lead');
    const seventeen = afterPlays(declined, '55*2', 'pass', 'pass');
    expect([turnOf(seventeen), wuOf(seventeen)]).toEqual(['0 lead', [17, 0, 0]]);
    expect(turnOf(afterPlays(seventeen, '44', 'pass', 'pass'))).toBe('0 declare');
  });

  test('W9 W1 ends the round; who declared has won and deals', () => {
    const fifteen = afterPlays(start, ...toFifteen, '31*4', 'pass', 'pass');
    const over = afterPlays(fifteen, 'declare');
    expect([turnOf(over), winnerOf(over), nextStarter(over, 2)]).toEqual(['over', 0, 0]);
    expect(legalTexts(over)).toEqual([]);
  });
});
