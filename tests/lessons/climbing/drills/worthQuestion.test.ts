import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatPlay,
  pointsOfWu,
  seatSheetOf,
  variantIds,
  type WonPlay,
} from '../../../../src/engine/climbing/index.ts';
import {
  miscountsOf,
  worthMistakeOf,
} from '../../../../src/lessons/climbing/drills/worthMistake.ts';
import {
  type WorthQuestion,
  worthQuestion,
} from '../../../../src/lessons/climbing/drills/worthQuestion.ts';
import { plainPoints, plainWorth, plainWu } from '../../../support/climbing/plainCounting.ts';
import { climbingGameOf, climbingPlay } from '../../../support/climbing/table.ts';

type Id = (typeof variantIds)[number];

const asked = 40;

const questionOf = (id: Id, number: number): WorthQuestion =>
  worthQuestion(climbingGameOf(id), `worth/${number}`);

const textsOf = (won: readonly WonPlay[], laid: boolean): string[] =>
  won.filter((one) => one.laid === laid).map(({ play }) => formatPlay(play));

/** What wu are worth, counted by somebody who knows the rules. */
function counted(id: Id, won: readonly WonPlay[]): number {
  const [laid = null, ...more] = textsOf(won, true);
  if (more.length > 0) throw new Error('a seat lays once');
  const played = textsOf(won, false);
  if (id === 'ma-hua-hua') return plainPoints(played);
  return plainWorth(id, climbingGameOf(id).rules, played, laid);
}

describe.each(variantIds)('%s', (id) => {
  const questions = Array.from({ length: asked }, (_, number) => questionOf(id, number));

  test('asks for what the rules count, now and then for too few wu', () => {
    for (const { won, sheet } of questions) {
      expect([sheet.points, textsOf(won, false)]).toEqual([counted(id, won), textsOf(won, false)]);
      expect(sheet.wu).toBeGreaterThan(0);
    }
    const few = questions.filter(({ sheet }) => sheet.points === 0).length;
    expect(few).toBeGreaterThan(0);
    expect(few).toBeLessThan(asked / 3);
    expect(new Set(questions.map(({ sheet }) => sheet.points)).size).toBeGreaterThan(3);
  });

  test('names a mistake that leads to the wrong number, and none for the right one', () => {
    for (const question of questions) {
      const { won, sheet, position } = question;
      expect(worthMistakeOf(question, sheet.points)).toBeUndefined();
      const played = textsOf(won, false);
      const laid = textsOf(won, true)[0] ?? null;
      for (const { chips } of miscountsOf(question)) {
        const mistake = worthMistakeOf(question, chips);
        expect(chips).not.toBe(sheet.points);
        if (mistake?.what === 'wu') expect(chips).toBe(plainWu(id, played, laid));
        if (mistake?.what === 'together') {
          // Where families are paid, not all others pay.
          expect(id).not.toBe('ma-hua-hua');
          expect(chips).toBe(sheet.points * (position.game.seatCount - 1));
        }
        if (mistake?.what === 'step') {
          expect(chips).toBe(pointsOfWu(position.game, mistake.wu, sheet.marks));
        }
        if (mistake?.what === 'laid')
          expect(chips).toBe(
            counted(
              id,
              won.filter((one) => !one.laid),
            ),
          );
        if (mistake?.what === 'play') {
          const left = won.findIndex(({ play }) => play === mistake.play);
          expect(chips).toBe(
            counted(
              id,
              won.filter((_, at) => at !== left),
            ),
          );
        }
      }
    }
  });
});

test('the same seed asks the same', () => {
  fc.assert(
    fc.property(fc.constantFrom(...variantIds), fc.string(), (id, seed) => {
      const [one, other] = [1, 2].map(() => worthQuestion(climbingGameOf(id), seed));
      expect(one?.won).toEqual(other?.won);
    }),
    { numRuns: 20 },
  );
});

/** A question about some won combinations. */
function about(id: Id, texts: readonly string[]): WorthQuestion {
  const question = questionOf(id, 0);
  const won = texts.map((text) => ({
    play: climbingPlay(text.replace('lay ', '')),
    laid: text.startsWith('lay '),
  }));
  return { ...question, won, sheet: seatSheetOf(question.position.game, won) };
}

test.each([
  ['sap-ng-wu', ['42*4+21*4', '66*2', '55*4', '11*4'], 4, 2, { what: 'eight' }],
  ['sap-ng-wu', ['65*4', '66*4', '55*4', '11*4'], 1, 5, { what: 'fours' }],
  ['sap-ng-wu', ['65*3', '66*3', '55*3', '11*3', '44*3'], 1, 15, { what: 'wu' }],
  ['sap-ng-wu', ['65*3', '66*3', '55*3', '11*3', '44*3'], 1, 2, { what: 'together' }],
  [
    'sap-ng-wu',
    ['65*3', '66*3', '55*3', '11*3', '44*3', '33*3', '22*3'],
    3,
    2,
    { what: 'step', wu: 18 },
  ],
  ['luan-chuo', ['66*4', '55*4', '11*4', '44*4', '33*2'], 27, 3, { what: 'marks' }],
  ['luan-chuo', ['66*4', '55*4', '11*4', '44*4', '33*2'], 27, 24, { what: 'factor' }],
  ['luan-chuo', ['lay 42*3+21', '66*4', '55*4', '11*4', '33*2'], 21, 24, { what: 'laidMarks' }],
  ['luan-chuo-28', ['66*4', '11*3', '55*4', '33*4'], 4, 8, { what: 'joined' }],
  ['luan-chuo-28', ['66*4', '55*4', '11*4', '44*4', '33*4', '22*4'], 48, 40, { what: 'far' }],
] as const)('%s: %j are worth %i, and %i shows a mistake', (id, texts, right, given, mistake) => {
  const question = about(id, texts);
  expect(question.sheet.points).toBe(right);
  expect(worthMistakeOf(question, given)).toEqual(mistake);
});
