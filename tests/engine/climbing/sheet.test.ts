import { describe, expect, test } from 'vitest';
import {
  combinationOf,
  formatPlay,
  nextStarter,
  paymentsOf,
  type RuleChanges,
  seatSheetOf,
  settlementOf,
  sheetOf,
  type VariantId,
  winnerOf,
  worthOf,
} from '../../../src/engine/climbing/index.ts';
import { balanceOf, formatKind } from '../../../src/engine/index.ts';
import {
  afterPlays,
  climbingGameOf,
  climbingPlay,
  climbingTable,
  turnOf,
} from '../../support/climbing/table.ts';

/** The sheet of a seat that has won and laid this. */
function sheetFor(id: VariantId, won: readonly string[], laid?: string, rules: RuleChanges = {}) {
  const entries = [
    ...(laid === undefined ? [] : [{ play: combinationOf(climbingPlay(laid)), laid: true }]),
    ...won.map((text) => ({ play: climbingPlay(text), laid: false })),
  ];
  return seatSheetOf(climbingGameOf(id, 3, rules), entries);
}

describe('the sheet of a seat', () => {
  test('W6 W7 has a line for each combination', () => {
    const { wuLines, wu } = sheetFor('sap-ng-wu', ['66*2+63', '44'], 'lay 42+21');
    expect(wuLines.map((line) => [line.rule, formatPlay(line.play), line.wu])).toEqual([
      ['W6', '42+21', 2],
      ['W7', '66*2+63', 3],
      ['W7', '44', 1],
    ]);
    expect(wu).toBe(6);
  });

  test.each([
    { laid: 'lay 42*4+21*4', won: [], first: 'W6' },
    { laid: undefined, won: ['42*4+21*4'], first: 'W7' },
  ])('W11 tells what a Supreme of eight brings beyond its cards: $first', (row) => {
    const { wuLines, wu } = sheetFor('sap-ng-wu', row.won, row.laid);
    expect(wuLines.map((line) => [line.rule, line.wu])).toEqual([
      [row.first, 8],
      ['W11', 8],
    ]);
    expect(wu).toBe(16);
  });

  test('W10 tells the fours of each play and what they earn', () => {
    const { fourLines } = sheetFor('sap-ng-wu', ['41*4+32*4+31', '44*4', '55*3'], 'lay 42*4+21', {
      fourChips: 3,
    });
    expect(fourLines.map(({ rule }) => rule)).toEqual(['W10', 'W10']);
    expect(fourLines.map(({ play, fours, chips }) => [formatPlay(play), fours, chips])).toEqual([
      ['41*4+32*4+31', 2, 6],
      ['44*4', 1, 3],
    ]);
    const unpaid = sheetFor('luan-chuo', ['44*4', '41*4+32*4+31']);
    expect([unpaid.fourLines, unpaid.fours]).toEqual([[], 3]);
  });

  test.each([
    { id: 'sap-ng-wu', won: ['66*4', '11*4', '44*4', '31*3'], base: 1, factor: 1, added: 0 },
    {
      id: 'luan-chuo',
      won: ['66*4', '11*4', '44*4', '31*4', '55*3'],
      base: 4,
      factor: 10,
      added: 0,
    },
    { id: 'luan-chuo-28', won: ['66*3', '54*4', '63*4', '62*4'], base: 1, factor: 2, added: 0 },
    { id: 'luan-chuo-28', won: ['66*4', '11*3', '63*4', '62*4'], base: 1, factor: 4, added: 0 },
    { id: 'ma-hua-hua', won: ['66*4', '11*4', '63+62', '42*2+21'], base: 6, factor: 1, added: 6 },
  ] as const)('W13 $id: base, factor and what is added make the points', (row) => {
    const sheet = sheetFor(row.id, row.won);
    expect([sheet.base, sheet.factor, sheet.added]).toEqual([row.base, row.factor, row.added]);
    expect(sheet.points).toBe(row.base * row.factor + row.added);
    expect(sheet.worth).toBe(sheet.points);
    const all = sheet.markLines.map(({ marks }) => marks);
    const joined =
      row.id === 'luan-chuo-28' ? Math.max(...all) : all.reduce((sum, one) => sum + one, 0);
    expect(sheet.marks).toBe(joined);
  });

  test.each([
    {
      id: 'luan-chuo',
      won: ['66*3+54', '44*4', '33*2'],
      marks: ['66*3+54 three 66 1', '44*4 four 44 2'],
    },
    { id: 'luan-chuo-28', won: ['66*3', '33*4', '44*4', '31*4'], marks: ['44*4 four 44 2'] },
    {
      id: 'ma-hua-hua',
      won: ['42+21*2', '63+62', '66*4', '55*3', '33+22+11'],
      marks: ['42+21*2 happy - 1', '63+62 bull - 1', '66*4 four 66 2'],
    },
    { id: 'sap-ng-wu', won: ['66*4'], marks: [] },
  ] as const)('W13 $id tells why each mark counts', ({ id, won, marks }) => {
    const { markLines } = sheetFor(id, won);
    const told = markLines.map(
      (line) =>
        `${formatPlay(line.play)} ${line.cause} ${line.kind === null ? '-' : formatKind(line.kind)} ${line.marks}`,
    );
    expect(told).toEqual(marks);
    expect(markLines.every(({ rule }) => rule === 'W13')).toBe(true);
  });

  test('W13 a family without a second is points that nobody can declare with', () => {
    const sheet = sheetFor('ma-hua-hua', ['66*4', '55*2']);
    expect([sheet.wu, sheet.points, sheet.worth, sheet.added]).toEqual([6, 3, 0, 2]);
    const less = sheetFor('ma-hua-hua', ['66*4', '55']);
    expect([less.points, less.added, less.marks]).toEqual([0, 0, 2]);
  });

  test.each([
    { id: 'sap-ng-wu', won: ['66*4'], next: { needs: 11, at: 15, worth: 1 } },
    {
      id: 'sap-ng-wu',
      won: ['66*4', '11*4', '44*4', '31*4'],
      next: { needs: 2, at: 18, worth: 2 },
    },
    { id: 'luan-chuo', won: ['66*4'], next: { needs: 12, at: 16, worth: 3 } },
    { id: 'luan-chuo-28', won: [], next: { needs: 15, at: 15, worth: 1 } },
    { id: 'ma-hua-hua', won: ['55*2'], next: { needs: 9, at: 11, worth: 4 } },
  ] as const)('W13 $id $won: tells what the next step needs', ({ id, won, next }) => {
    expect(sheetFor(id, won).next).toEqual(next);
  });

  test('W13 a band is worth bandChips', () => {
    const won = ['66*4', '11*4', '44*4', '31*4', '55*2'];
    const { worth, factor } = sheetFor('chang-pai', won, undefined, { bandChips: 7 });
    expect([worth, factor]).toEqual([14, 7]);
  });
});

describe('payments', () => {
  const hands = ['66*4 11*4 44*4 31*3', '65*3', '51*4'];
  const plays = ['66*4', 'pass', 'pass', '11*4', 'pass', 'pass', '44*4', 'pass', 'pass'];
  const ending = ['31*3', 'pass', 'pass', 'declare'];

  test('W10 W13 tell who pays whom and why, and add up to the settlement', () => {
    const start = climbingTable('sap-ng-wu', { hands, rules: { fourChips: 2, bandChips: 5 } });
    const going = afterPlays(start, ...plays);
    expect(settlementOf(going)).toEqual([12, -6, -6]);
    expect(sheetOf(going).winner).toBeNull();
    const over = afterPlays(going, ...ending);
    const { payments, winner } = sheetOf(over);
    expect(winner).toBe(0);
    expect(
      payments.map(({ from, to, points, rule, cause }) => [from, to, points, rule, cause]),
    ).toEqual([
      [1, 0, 2, 'W10', 'fours'],
      [2, 0, 2, 'W10', 'fours'],
      [1, 0, 2, 'W10', 'fours'],
      [2, 0, 2, 'W10', 'fours'],
      [1, 0, 2, 'W10', 'fours'],
      [2, 0, 2, 'W10', 'fours'],
      [1, 0, 5, 'W13', 'declared'],
      [2, 0, 5, 'W13', 'declared'],
    ]);
    expect(payments.map(({ play }) => (play === null ? null : formatPlay(play)))).toEqual([
      '66*4', '66*4', '11*4', '11*4', '44*4', '44*4', null, null,
    ]); // biome-ignore format: one for each payment
    expect(settlementOf(over)).toEqual(balanceOf(payments, 3));
    expect(settlementOf(over)).toEqual([22, -11, -11]);
  });

  test.each([
    { dealer: 0, settlement: [16, -8, -8], doubled: [true, true] },
    { dealer: 1, settlement: [12, -8, -4], doubled: [true, false] },
  ])('W14 dealerDouble: what dealer $dealer pays or is paid counts twice', (row) => {
    const { dealer, settlement, doubled } = row;
    // The dealer leads a card that seat 0 takes for nothing.
    const withBlack = ['66*4 11*4 44*4 31*3 63', '65*3 32', '51*4'];
    const setup = { hands: withBlack, dealer, rules: { dealerDouble: true } };
    const start = climbingTable('sap-ng-wu', setup);
    const lead = dealer === 0 ? [] : ['32', 'pass', '63', 'pass', 'pass'];
    const over = afterPlays(start, ...lead, ...plays, ...ending);
    expect(settlementOf(over)).toEqual(settlement);
    expect(
      paymentsOf(over)
        .slice(-2)
        .map((one) => one.doubled),
    ).toEqual(doubled);
  });

  test('W12 nobody is paid for wu that nobody declared with', () => {
    const start = climbingTable('sap-ng-wu', { hands });
    const over = afterPlays(
      start,
      ...plays,
      '31*3',
      'pass',
      'pass',
      'decline',
      '65*3',
      'pass',
      '51*4',
    );
    expect([turnOf(over), winnerOf(over)]).toEqual(['over', null]);
    // The three fours of seat 0, and the one of seat 2.
    expect(settlementOf(over)).toEqual([5, -4, -1]);
  });
});

describe('the families of ma-hua-hua', () => {
  test('W13 who has no family pays each that has one its points, declared or not', () => {
    const hands = ['66*4 55*2', '65*4 64*4', '51*2'];
    const start = climbingTable('ma-hua-hua', { hands });
    const plays = ['play', '66*4', 'pass', 'pass', '55*2', 'pass', 'pass'];
    const over = afterPlays(start, ...plays, '65*4', 'pass', '64*4', 'pass', '51*2');
    expect(turnOf(over)).toBe('over');
    // 6 wu with one four and 8 wu with two; seat 2 has no family.
    expect(settlementOf(over)).toEqual([3, 5, -8]);
    expect(winnerOf(over)).toBe(1);
    expect(worthOf(over, 0)).toBe(0);
  });

  test.each([
    { dealer: 1, hands: ['65*4 33*2', '51*2', '66*4 55*2'], winner: 2 },
    { dealer: 2, hands: ['66*4 55*2', '65*4 33*2', '51*2'], winner: 0 },
  ])('W13 among equals the first from dealer $dealer on has won', ({ dealer, hands, winner }) => {
    const start = climbingTable('ma-hua-hua', { hands, dealer });
    const led = afterPlays(start, 'play', '51*2', 'pass', 'pass');
    const over = afterPlays(led, '66*4', 'pass', '55*2', 'pass', '65*4', '33*2');
    expect(turnOf(over)).toBe('over');
    expect(sheetOf(over).seats.map(({ points }) => points)).toEqual(
      hands.map((hand) => (hand === '51*2' ? 0 : 3)),
    );
    expect([winnerOf(over), nextStarter(over, dealer)]).toEqual([winner, winner]);
  });

  test('W13 who declares has won, whoever has more points', () => {
    const hands = ['66*4 55*4', '11*3 44*3 33*3 22*2', '51*2'];
    const eight = afterPlays(
      climbingTable('ma-hua-hua', { hands }),
      ...['play', '66*4', 'pass', 'pass', '55*4', 'pass', 'pass'],
    );
    const wins = ['11*3', 'pass', '44*3', 'pass', '33*3', 'pass', '22*2', 'pass'];
    const over = afterPlays(eight, ...wins, 'declare');
    expect(sheetOf(over).seats.map(({ points }) => points)).toEqual([5, 4, 0]);
    expect([winnerOf(over), nextStarter(over, 0)]).toEqual([1, 1]);
    expect(settlementOf(over)).toEqual([5, 4, -9]);
  });

  test('W13 nobody has won where nobody has six', () => {
    const few = climbingTable('ma-hua-hua', { hands: ['66', '65', '64'] });
    const over = afterPlays(few, 'play', '66', 'pass', 'pass', '65', 'pass', '64');
    expect([turnOf(over), winnerOf(over)]).toEqual(['over', null]);
    expect(settlementOf(over)).toEqual([0, 0, 0]);
    expect(paymentsOf(over)).toEqual([]);
  });

  test('W13 nobody has won while it goes on, whoever has a family', () => {
    const start = climbingTable('ma-hua-hua', { hands: ['66*4 55*2 44', '65*4', '51*2'] });
    const going = afterPlays(start, 'play', '66*4', 'pass', 'pass', '55*2', 'pass', 'pass');
    expect(sheetOf(going)).toMatchObject({ winner: null, payments: [] });
    expect(sheetOf(going).seats[0]?.points).toBe(3);
  });
});
