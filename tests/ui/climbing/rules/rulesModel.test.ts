import { describe, expect, test } from 'vitest';
import {
  cardsOf,
  createGame,
  type Game,
  mostWuOf,
  payingSteps,
  pointsOfWu,
  shapesOf,
  variants,
} from '../../../../src/engine/climbing/index.ts';
import { dealtExample, exampleRoundOf } from '../../../../src/ui/climbing/rules/exampleRound.ts';
import { besideOf } from '../../../../src/ui/climbing/rules/PokedSuits.tsx';
import { rulesModelOf } from '../../../../src/ui/climbing/rules/rulesModel.ts';
import { paymentTableOf } from '../../../../src/ui/climbing/rules/WuPayments.tsx';
import { unwrap } from '../../../support/table.ts';

describe.each(variants)('the page of $id', (variant) => {
  const { id } = variant;
  const { game } = rulesModelOf(id, {});

  test('tells every rule once, in a part or as absent', () => {
    const { sections, rules, absent } = rulesModelOf(id, {});
    expect(sections.flatMap((section) => section.rules).toSorted()).toEqual(rules.toSorted());
    expect(rules.length + absent.length).toBe(14);
  });

  test('deals an example of all that may be played, which the game bears out', () => {
    for (const shape of shapesOf(variant)) {
      const example = dealtExample(game, shape);
      if (example === undefined) throw new Error(`no deal has a ${shape.id}`);
      const { play, beaten, not } = example;
      const answers = answersTo(game, play);
      expect(shape.combinations.map((one) => one.play)).toContain(play);
      if (beaten === null) expect(['supreme', 'heaven-pair']).toContain(shape.id);
      else expect(answers).toContain(beaten);
      expect(answers).not.toContain(not.play);
      expect(cardsOf(not.play)).toHaveLength(cardsOf(play).length);
    }
  });

  test('W13 the table of payments is what the engine pays', () => {
    const { columns, rows } = paymentTableOf(game);
    expect(rows[0]?.from).toBe(game.counting.countedFrom);
    for (const { from, to, worths } of rows) {
      for (const [at, { marks }] of columns.entries()) {
        for (let wu = from; wu <= to; wu += 1) {
          expect(worths[at]).toBe(pointsOfWu(game, wu, marks));
        }
      }
    }
    for (const [at, { to }] of rows.entries()) expect(rows[at + 1]?.from ?? to + 1).toBe(to + 1);
  });

  test.each([{}, { dealerDouble: true }, { mustBeat: true, passLocks: true }])(
    'W13 the round that is paid has somebody paid, under %j',
    (changes) => {
      const { sheet, balance } = exampleRoundOf(unwrap(createGame(variant, 3, changes)));
      expect(sheet.payments.some(({ rule }) => rule === 'W13')).toBe(true);
      expect(balance.reduce((sum, chips) => sum + chips, 0)).toBe(0);
      const doubled = sheet.payments.some((payment) => payment.doubled);
      expect(doubled).toBe('dealerDouble' in changes);
    },
  );
});

function answersTo(game: Game, play: number): number[] {
  return [...(game.plays.answers[play] ?? [])];
}

test.each([
  ['sap-ng-wu', 36, false],
  ['wu-han', 36, false],
  ['chang-pai', 28, false],
  ['luan-chuo', 23, true],
  ['luan-chuo-28', 26, true],
  ['ma-hua-hua', 16, false],
] as const)('W13 %s: the table of payments ends with %i wu, or goes on: %j', (id, last, goesOn) => {
  const table = paymentTableOf(rulesModelOf(id, {}).game);
  expect([table.rows.at(-1)?.to, table.goesOn]).toEqual([last, goesOn]);
});

test.each(variants)(
  'W13 $id: where the table goes on, it does so as its last rows show',
  ({ id }) => {
    const { game } = rulesModelOf(id, {});
    const { rows, columns, goesOn } = paymentTableOf(game);
    const gainsOf = (marks: number) => {
      const worths = payingSteps(game, marks, mostWuOf(game)).map(({ chips }) => chips);
      return worths.map((worth, at) => worth - (worths[at - 1] ?? 0));
    };
    for (const { marks } of goesOn ? columns : []) {
      const gains = gainsOf(marks);
      // What repeats has been seen twice, be it one gain or two by turns.
      const repeats = [1, 2].some((period) =>
        gains
          .slice(rows.length - period)
          .every((gain, at) => gain === gains[rows.length - 2 * period + at]),
      );
      expect([marks, repeats]).toEqual([marks, true]);
    }
  },
);

test('arrows lead along a ladder and from one to the next', () => {
  const rows = [
    [1, 2, 3],
    [4, 5],
  ];
  expect(besideOf(rows, 3, 'ArrowRight')).toBe(4);
  expect(besideOf(rows, 3, 'ArrowDown')).toBe(5);
  expect(besideOf(rows, 1, 'ArrowLeft')).toBeUndefined();
  expect(besideOf(rows, 5, 'ArrowUp')).toBe(2);
  expect(besideOf(rows, 2, 'End')).toBe(5);
  expect(besideOf(rows, 2, 'x')).toBeUndefined();
});
