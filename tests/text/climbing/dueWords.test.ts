import { describe, expect, test } from 'vitest';
import { type RuleChanges, settleTold } from '../../../src/engine/climbing/index.ts';
import { dueReason, dueSteps } from '../../../src/text/climbing/dueWords.ts';
import { duesOf, dueWords } from '../../../src/text/climbing/scoreWords.ts';
import { toldReason } from '../../../src/text/climbing/toldWords.ts';
import { languages } from '../../../src/text/languages.ts';
import type { Say } from '../../../src/text/say.ts';
import { climbingGameOf } from '../../support/climbing/table.ts';
import { say } from '../../support/say.ts';
import { unwrap } from '../../support/table.ts';
import { voices } from '../../support/voices.ts';
import { unfilled } from '../spokenMessages.ts';

const names = ['Ann', 'Bo', 'Cy'];
/** The worked example of RULES.md: 8 points, 1 and none. */
const seats = [{ wu: 12, bull: 1, four: 1 }, { wu: 6 }, { wu: 4 }];

function settled(rules: RuleChanges) {
  const game = climbingGameOf('ma-hua-hua', 3, rules);
  return { game, ...unwrap(settleTold(game, { dealer: 1, declarer: 0, seats })) };
}

function told(rules: RuleChanges, speaker: Say = say) {
  const { game, sheets, payments } = settled(rules);
  return duesOf(payments).map((due) => [
    ...dueWords(due, names, speaker),
    ...dueSteps(due, { game, names, sheets }, speaker),
  ]);
}

const eight = [
  '11 wu are worth 4, each one beyond adds 1: 12 wu are worth 5.',
  'Fours, happy sets and bulls add 3 in all: 5 + 3 = 8.',
];

describe('W13 who pays whom in Ma Hua Hua, and why so much', () => {
  test('where those pay who are short of six, it is what wu are worth', () => {
    expect(told({})).toEqual([
      ['Cy to Ann: 8 chips', ...eight],
      ['Cy to Bo: 1 chip', '6 to 10 wu are worth 1: here 6.'],
    ]);
  });

  test('where every two settle, it is the difference to each that pays', () => {
    expect(told({ familyPayments: 'pairs' })).toEqual([
      [
        'Bo to Ann: 7 chips',
        'Cy to Ann: 8 chips',
        ...eight,
        'Bo: worth 1, so 8 − 1 = 7.',
        'Cy: worth 0, so 8 − 0 = 8.',
      ],
      ['Cy to Bo: 1 chip', '6 to 10 wu are worth 1: here 6.', 'Cy: worth 0, so 1 − 0 = 1.'],
    ]);
  });

  test('W14 the difference is doubled afterwards', () => {
    const rules = { familyPayments: 'pairs', dealerDouble: true } as const;
    const [first] = told(rules);
    expect(first?.[0]).toBe('Bo to Ann: 14 chips');
    expect(first).toContain('Bo: worth 1, so 8 − 1 = 7.');
    const { game, sheets, payments } = settled(rules);
    const [payment] = payments;
    if (payment === undefined) throw new Error('somebody pays');
    const noLines = { wuLines: [], fourLines: [], markLines: [], fours: 0 };
    const next = { needs: 1, at: 1, worth: 0 };
    const end = {
      ...{ game, names, payments, winner: 0, declarer: 0, calledOff: null },
      sheets: sheets.map((sheet) => ({ ...sheet, ...noLines, next })),
    };
    expect(dueReason(payment, end, 'Bo', say)).toBe(
      [...eight, 'Bo: worth 1, so 8 − 1 = 7. The dealer pays and gets double: Bo.'].join(' '),
    );
  });

  test('the ledger tells the same of a round that was told', () => {
    const { game, ...settlement } = settled({ familyPayments: 'pairs' });
    const [due] = duesOf(settlement.payments);
    if (due === undefined) throw new Error('somebody pays');
    expect(toldReason(due, settlement, { game, names }, say)).toBe(
      [...eight, 'Bo: worth 1, so 8 − 1 = 7. Cy: worth 0, so 8 − 0 = 8.'].join(' '),
    );
  });

  test.each(languages)('in %s nothing is left unfilled', (language) => {
    for (const line of told({ familyPayments: 'pairs' }, voices[language]).flat()) {
      expect(line).not.toMatch(unfilled);
    }
  });
});
