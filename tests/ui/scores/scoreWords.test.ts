import { expect, test } from 'vitest';
import { countTiles, scoreSheetOf, type VariantId } from '../../../src/engine/index.ts';
import {
  bonusReason,
  lineReason,
  outcomeWords,
  paymentReason,
} from '../../../src/text/scoreWords.ts';
import { say } from '../../support/say.ts';
import { gameOf, tilesIn } from '../../support/table.ts';

function reasonsOf(variant: VariantId, tiles: string): Record<string, string> {
  const sheet = scoreSheetOf(gameOf(variant).scoring, countTiles(tilesIn(tiles)));
  return Object.fromEntries([
    ...sheet.groups.map((line) => [line.id, lineReason(line, say)]),
    ...sheet.bonuses.map((bonus) => [`bonus ${bonus.id}`, bonusReason(bonus, say)]),
  ]);
}

const tiuU = '22 31 33 51 33 42 52 61 61 43 44 62 63 54 65 65';
const shiWuHu = '66*4 54 63 44*2 43 61 65*4 55*2 33 51 42*2 21*2 11*4';

test('S1 S2 the catch of 132 says how its red pips are rounded and its big fish count', () => {
  expect(reasonsOf('tiu-u', tiuU)).toEqual({
    'small-fish': 'Seven pips or fewer: each counts its red pips, 12 together, rounded up to 20.',
    'big-fish': 'Eight pips or more: each counts twice its pips.',
  });
});

test('S1 red pips that are a round number are not rounded', () => {
  expect(reasonsOf('tiu-u', '22 33')['small-fish']).toBe(
    'Seven pips or fewer: each counts its red pips, 0 together.',
  );
});

test('S4 to S8 the catch of 670 says what is complete and what lacks', () => {
  expect(reasonsOf('shi-wu-hu-64', shiWuHu)).toEqual({
    'sky-nine': 'Sky-Nine is complete: its tiles count as large, 30 each.',
    'earth-eight': 'Earth-Eight lacks 6‑2 or 5‑3: its tiles count as small, 10 each.',
    'man-seven': 'Man-Seven is complete: its tiles count as medium, 20 each.',
    supreme: 'Supreme is complete: its tiles count as large, 30 each.',
    'quarter-axe': 'Quarter of Axes is complete: its tiles count as large, 30 each.',
    'quarter-plum': 'Quarter of Plums lacks 2 of 5‑5: its tiles count as small, 10 each.',
    plain: 'Tiles of no group: always small, 10 each.',
    'bonus skyNine': 'Would add 300; lacks 2 tiles: 6‑3 and 5‑4.',
    'bonus quarters': 'Would add 300; lacks 6 tiles: 2 of 5‑5 and 4 of 6‑4.',
    'bonus supreme': 'Every tile it asks for is here: 100 points on top.',
  });
});

test('S4 with two military kinds the same catch lacks one in Man-Seven', () => {
  expect(reasonsOf('shi-wu-hu', shiWuHu)['man-seven']).toBe(
    'Man-Seven lacks 5‑2: its tiles count as small, 10 each.',
  );
});

test('S9 a doubled payment says why', () => {
  const facts = { names: ['Ann', 'Bo'], totals: [1100, 900], doubleAt: 1000 };
  const payment = { from: 1, to: 0, difference: 200, doubled: true, points: 400 };
  expect(paymentReason(payment, facts, say)).toBe(
    '1100 − 900 = 200, doubled because Ann reached 1000 and Bo did not',
  );
});

test('the outcome names one winner, several, or nobody', () => {
  expect(outcomeWords(['Ann', 'Bo'], [132, 90], say)).toBe('Highest total: Ann, 132 points');
  expect(outcomeWords(['Ann', 'Bo', 'Cy'], [90, 40, 90], say)).toBe(
    'Ann and Cy share the highest total, 90 points',
  );
  expect(outcomeWords(['Ann', 'Bo'], [90, 90], say)).toBe('All have 90 points: nobody pays');
});
