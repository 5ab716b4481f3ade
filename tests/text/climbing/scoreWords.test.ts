import { describe, expect, test } from 'vitest';
import {
  type RuleChanges,
  seatSheetOf,
  type VariantId,
} from '../../../src/engine/climbing/index.ts';
import {
  endHeadline,
  endPays,
  heapLabel,
  markBrief,
  markReason,
  standWords,
  type WuEnd,
  worthSteps,
} from '../../../src/text/climbing/scoreWords.ts';
import { languages } from '../../../src/text/languages.ts';
import { climbingGameOf, climbingPlay } from '../../support/climbing/table.ts';
import { say } from '../../support/say.ts';
import { voices } from '../../support/voices.ts';

function sheetFor(id: VariantId, won: readonly string[], rules = {}) {
  const game = climbingGameOf(id, 3, rules);
  const entries = won.map((text) => ({ play: climbingPlay(text), laid: false }));
  return { game, sheet: seatSheetOf(game, entries) };
}

function endOf(id: VariantId, won: readonly (readonly string[])[], end: Partial<WuEnd>): WuEnd {
  return {
    game: climbingGameOf(id),
    names: ['Ann', 'Bo', 'Cy'],
    sheets: won.map((one) => sheetFor(id, one).sheet),
    payments: [],
    winner: null,
    declarer: null,
    calledOff: null,
    ...end,
  };
}

const fifteen = ['66*4', '11*4', '44*4', '31*3'];

describe('W13 what wu are worth is reckoned step by step', () => {
  test.each<[VariantId, readonly string[], object, readonly string[]]>([
    [
      'sap-ng-wu',
      [...fifteen, '55*3'],
      {},
      ['18 wu: 15 make one step, every three more another. Worth 2.'],
    ],
    [
      'chang-pai',
      [...fifteen, '55*3'],
      { bandChips: 5 },
      [
        '18 wu: 15 make one step, every three more another, so 2 steps.',
        'A step is worth 5: 2 × 5 = 10.',
      ],
    ],
    [
      'luan-chuo',
      ['66', '11', '44*2', '31*2', '55*2', '33*2', '22*2', '54*2', '43*2'],
      {},
      ['16 wu are 1 over 15: worth 1.'],
    ],
    [
      'luan-chuo',
      [...fifteen, '55*2'],
      {},
      ['17 wu are 2 over 15: worth 2.', 'Threes and fours multiply it: 2 × (1 + 7) = 16.'],
    ],
    ['luan-chuo-28', ['55*4', '33*4', '22*4', '54*3'], {}, ['15 wu are 1 over 14: worth 1.']],
    [
      'luan-chuo-28',
      ['66*3', '55*4', '33*4', '22*4', '54*4', '43*4'],
      {},
      [
        '23 wu are 9 over 14, and 2 more from 21 on: worth 11.',
        'Three Heaven 6‑6 in one play double it: 11 × 2 = 22.',
      ],
    ],
    [
      'luan-chuo-28',
      ['66*3', '44*4', '55*4', '33*4'],
      {},
      ['15 wu are 1 over 14: worth 1.', 'Four Man 4‑4 in one play quadruple it: 1 × 4 = 4.'],
    ],
    ['ma-hua-hua', ['66*3', '55*3'], {}, ['6 to 10 wu are worth 1: here 6.']],
    ['ma-hua-hua', ['66*3', '55*3', '44*3', '33*2'], {}, ['11 wu are worth 4.']],
    [
      'ma-hua-hua',
      ['66*4', '55*3', '44*3', '63+62'],
      {},
      [
        '11 wu are worth 4, each one beyond adds 1: 12 wu are worth 5.',
        'Fours, happy sets and bulls add 3 in all: 5 + 3 = 8.',
      ],
    ],
    ['sap-ng-wu', ['66*4'], {}, []],
  ])('%s %j %j', (id, won, rules, steps) => {
    const { game, sheet } = sheetFor(id, won, rules);
    expect(worthSteps(sheet, game, say)).toEqual(steps);
    // What the last step comes to is what is paid.
    const figures = steps.at(-1)?.match(/\d+/g) ?? [];
    if (sheet.points > 0 && id !== 'ma-hua-hua') expect(Number(figures.at(-1))).toBe(sheet.points);
  });
});

describe('the headline', () => {
  test('says who declared, with how many wu, and what that pays', () => {
    const end = endOf('sap-ng-wu', [fifteen, [], []], { winner: 0, declarer: 0 });
    expect(endHeadline(end, say)).toBe('Ann declared with 15 wu');
    const pays = (from: number) =>
      ({
        from,
        to: 0,
        points: 1,
        cause: 'declared',
        play: null,
        rule: 'W13',
        doubled: false,
      }) as const;
    expect(endHeadline({ ...end, payments: [pays(1), pays(2)] }, say)).toBe(
      'Ann declared with 15 wu: +2 chips',
    );
    expect(endPays(end, say)).toBe('Everyone else pays 1 chip');
  });

  test('W14 says that the dealer pays and gets double, where that is set', () => {
    const end = {
      ...endOf('sap-ng-wu', [fifteen, [], []], { winner: 0, declarer: 0 }),
      game: climbingGameOf('sap-ng-wu', 3, { dealerDouble: true }),
    };
    expect(endPays(end, say)).toContain('double where the dealer pays or is paid');
  });

  test('W12 says that nobody declared', () => {
    const end = endOf('wu-han', [['66'], [], []], {});
    expect([endHeadline(end, say), endPays(end, say)]).toEqual([
      'Nobody declared',
      'No chips change hands.',
    ]);
  });

  test('W12 ma-hua-hua: says who has most, and who comes first among equals', () => {
    const six = ['66*3', '55*3'];
    const more = ['66*4', '55*2'];
    const best = endOf('ma-hua-hua', [six, more, []], { winner: 1 });
    expect(endHeadline(best, say)).toBe('Nobody declared. Most points: Bo, 3');
    expect(endPays({ ...best, payments: [] }, say)).toBe('No chips change hands.');
    const level = endOf('ma-hua-hua', [six, six, []], { winner: 1 });
    expect(endHeadline(level, say)).toBe(
      'Nobody declared. Tied at 1 point: Ann and Bo. First from the dealer wins: Bo',
    );
    const nobody = endOf('ma-hua-hua', [['66'], [], []], {});
    expect(endHeadline(nobody, say)).toBe('Nobody won: all have fewer than 6 wu');
  });

  test('W13 ma-hua-hua: says what who has too few wu pays, to one player and to several', () => {
    const pays = (from: number, to: number, points: number) => {
      const cause = 'families' as const;
      return { from, to, points, cause, play: null, rule: 'W13', doubled: false } as const;
    };
    // Ten wu with a four, ten without one, and five.
    const ten = ['66*4', '55*3', '44*3'];
    const other = ['11*3', '33*3', '22*2', '65*2'];
    const five = ['61*3', '64*2'];
    const told = (won: readonly (readonly string[])[], payments: WuEnd['payments']) =>
      [false, true].map((dealerDouble) => {
        const game = climbingGameOf('ma-hua-hua', 3, { dealerDouble });
        return endPays({ ...endOf('ma-hua-hua', won, { winner: 0, payments }), game }, say);
      });
    expect(told([ten, five, five], [pays(1, 0, 3), pays(2, 0, 3)])).toEqual([
      'Each player with fewer than 6 wu pays the winner 3 chips',
      'Each player with fewer than 6 wu pays the winner 3 chips, double where the dealer pays or is paid',
    ]);
    expect(told([ten, other, five], [pays(2, 0, 3), pays(2, 1, 1)])).toEqual([
      'Each player with fewer than 6 wu pays 1 chip per point to each player with 6 or more.',
      'Each player with fewer than 6 wu pays 1 chip per point to each player with 6 or more. The dealer pays and gets double.',
    ]);
  });

  test('W13 ma-hua-hua: says that every two settle, where they do', () => {
    const payment = { from: 1, to: 0, points: 3, cause: 'pairs', play: null, rule: 'W13' } as const;
    const told = (rules: RuleChanges, payments: WuEnd['payments']) => {
      const game = climbingGameOf('ma-hua-hua', 3, { familyPayments: 'pairs', ...rules });
      return endPays({ ...endOf('ma-hua-hua', [[], [], []], { payments }), game }, say);
    };
    const due = [{ ...payment, doubled: false }];
    const settles =
      'Each pair of players settles the difference of their points, 1 chip per point.';
    expect(told({}, due)).toBe(settles);
    expect(told({ dealerDouble: true }, due)).toBe(
      `${settles} The dealer pays and is paid twice the chips.`,
    );
    expect(told({}, [])).toBe('No chips change hands.');
  });

  test('says of a round that was called off how, and that it pays nothing', () => {
    const redeal = endOf('luan-chuo-28', [[], [], []], { calledOff: { how: 'redeal', seat: 2 } });
    expect(endHeadline(redeal, say)).toBe('Cy asked for a new deal');
    expect(endPays(redeal, say)).toContain('nobody pays. The same dealer');
    const thrown = endOf('ma-hua-hua', [[], [], []], { calledOff: { how: 'throw', seat: 0 } });
    expect(endHeadline(thrown, say)).toBe('All three threw in their hands');
    expect(endPays(thrown, say)).toContain('nobody pays. The next player');
  });
});

test('what wu are worth, or lack', () => {
  const told = (id: VariantId, won: readonly string[], declared: boolean): string => {
    const { sheet, game } = sheetFor(id, won);
    return standWords(sheet, declared, game, say);
  };
  expect(told('sap-ng-wu', ['66*4'], false)).toBe('11 wu short of 15');
  expect(told('sap-ng-wu', fifteen, true)).toBe('Worth 1');
  expect(told('sap-ng-wu', fifteen, false)).toBe('Worth 1, not declared');
  expect(told('ma-hua-hua', ['66*4', '55*2'], false)).toBe('Worth 3, too few wu to declare');
  expect(told('ma-hua-hua', ['66*4'], false)).toBe('2 wu short of 6');
});

test('W13 marks say in each variant what they bring', () => {
  const told = (id: VariantId, won: readonly string[]) => {
    const { sheet, game } = sheetFor(id, won);
    return sheet.markLines.flatMap((mark) => [
      markBrief(mark, game, say),
      markReason(mark, game, say),
    ]);
  };
  expect(told('luan-chuo', ['66*3'])).toEqual([
    'three alike +1',
    '3 Heaven 6‑6 in one play: the multiplier grows by 1.',
  ]);
  expect(told('luan-chuo-28', ['66*4'])).toEqual([
    'four alike ×4',
    '4 Heaven 6‑6 in one play: worth 4 times as much.',
  ]);
  expect(told('ma-hua-hua', ['55*4', '63+62', '42+21'])).toEqual([
    'four alike +2',
    'Four Plum 5‑5 in one play add 2.',
    'bull +1',
    'A bull adds 1.',
    'happy set +1',
    'A happy set adds 1.',
  ]);
});

test('a heap says what it reaches and what lies ahead', () => {
  const steps = [
    { wu: 15, chips: 1, reached: true },
    { wu: 18, chips: 2, reached: false },
  ];
  expect(heapLabel(15, steps, say)).toBe('15 wu. 15 are worth 1 and 18 would be worth 2.');
});

test.each(languages)('%s says the steps without anything unfilled', (language) => {
  for (const id of ['sap-ng-wu', 'luan-chuo', 'luan-chuo-28', 'ma-hua-hua'] as const) {
    const { sheet, game } = sheetFor(id, ['66*4', '11*4', '44*4', '55*4']);
    const said = worthSteps(sheet, game, voices[language]);
    expect(said.length).toBeGreaterThan(0);
    for (const step of said) expect(step).not.toMatch(/[{}#]|undefined|NaN|wu\./);
  }
});
