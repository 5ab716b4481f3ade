import { expect, test } from 'vitest';
import { scoreSheetOf, type VariantId } from '../../../../src/engine/fishing/index.ts';
import { countTiles } from '../../../../src/engine/index.ts';
import {
  bonusReason,
  bonusShortfallWords,
  doublingWords,
  lineReason,
  paymentReason,
  paymentSteps,
  settlementWords,
  shortfallWords,
  tileReason,
} from '../../../../src/text/fishing/scoreWords.ts';
import { outcomeWords } from '../../../../src/text/scoreWords.ts';
import { say } from '../../../support/say.ts';
import { gameOf, tilesIn } from '../../../support/table.ts';

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
    'small-fish': 'Seven pips or fewer: only red pips score, 12 in all, rounded up to 20.',
    'big-fish': 'Eight pips or more: each scores twice its pips.',
  });
});

test('S1 red pips that are a round number are not rounded', () => {
  expect(reasonsOf('tiu-u', '22 33')['small-fish']).toBe(
    'Seven pips or fewer: only red pips score, 0 in all.',
  );
});

test('S4 to S8 the catch of 670 says what is complete and what lacks', () => {
  expect(reasonsOf('shi-wu-hu-64', shiWuHu)).toEqual({
    'sky-nine': 'Heaven-Nine is complete: its tiles are large, 30 each.',
    'earth-eight': 'Earth-Eight lacks 6‑2 or 5‑3: its tiles are small, 10 each.',
    'man-seven': 'Man-Seven is complete: its tiles are medium, 20 each.',
    supreme: 'Supreme is complete: its tiles are large, 30 each.',
    'quarter-axe': 'Quarter of Axes is complete: its tiles are large, 30 each.',
    'quarter-plum': 'Quarter of Plums lacks 2 of 5‑5: its tiles are small, 10 each.',
    plain: 'Tiles of no group: always small, 10 each.',
    'bonus skyNine': 'Would add 300. Still missing 2 tiles: 6‑3 and 5‑4.',
    'bonus quarters': 'Would add 300. Still missing 6 tiles: 2 of 5‑5 and 4 of 6‑4.',
    'bonus supreme': 'All its tiles are here: 100 points extra.',
  });
});

test('S4 with two military kinds the same catch lacks one in Man-Seven', () => {
  expect(reasonsOf('shi-wu-hu', shiWuHu)['man-seven']).toBe(
    'Man-Seven lacks 5‑2: its tiles are small, 10 each.',
  );
});

test('S4 an incomplete group says how many points it is short, and with the lacking tile', () => {
  const sheet = scoreSheetOf(gameOf('shi-wu-hu').scoring, countTiles(tilesIn('44*3 43')));
  const [line] = sheet.groups;
  expect(line && shortfallWords(line, say)).toEqual([
    'With 5‑2, these 4 tiles would be worth 20 each, not 10: 40 points more.',
    'What’s missing scores too: with it, the whole catch would be worth 60 points more.',
  ]);
});

test('S1 small fish say when the next red pip counts', () => {
  const sheet = scoreSheetOf(gameOf('tiu-u').scoring, countTiles(tilesIn(tiuU)));
  const [small] = sheet.groups;
  expect(small && shortfallWords(small, say)).toEqual([
    'Rounding up added 8. 9 more red pips would add 10, fewer nothing.',
  ]);
});

test('S8 a bonus says what it would bring together with its tiles', () => {
  const sheet = scoreSheetOf(gameOf('shi-wu-hu-64').scoring, countTiles(tilesIn('42*2')));
  const supreme = sheet.bonuses.find(({ id }) => id === 'supreme');
  expect(supreme && bonusShortfallWords(supreme, say)).toEqual([
    'With them the whole catch would be worth 200 points more: 100 for the bonus, the rest for the tiles.',
  ]);
});

test('a tile says why it counts as it does', () => {
  const reasons = (variant: VariantId, tiles: string) =>
    scoreSheetOf(gameOf(variant).scoring, countTiles(tilesIn(tiles))).groups.flatMap((line) =>
      line.tiles.map((tile) => tileReason(tile, line, say)),
    );
  expect(reasons('tiu-u', '61 22 66')).toEqual([
    'Long Leg 6‑1 has 7 pips, a small fish: 1 red pip, so it scores 1 before rounding.',
    'Bench 2‑2 has 4 pips, a small fish: no red pips, so it scores nothing.',
    'Heaven 6‑6 has 12 pips, a big fish: 2 × 12 = 24.',
  ]);
  expect(reasons('shi-wu-hu', '44 33')).toEqual([
    'Man 4‑4 belongs to Man-Seven: small, 10 points.',
    'Long Three 3‑3 belongs to no group: small, 10 points.',
  ]);
});

test('S9 a payment is a small calculation, and says why it doubles or does not', () => {
  const facts = { names: ['Ann', 'Bo'], totals: [1100, 900], doubleAt: 1000 };
  const doubled = { from: 1, to: 0, difference: 200, doubled: true, points: 400 };
  const plain = { ...doubled, doubled: false, points: 200 };
  expect(paymentSteps(doubled, facts, say)).toBe('1100 − 900 = 200, 200 × 2 = 400');
  expect(paymentReason(doubled, facts, say)).toBe(
    '1100 − 900 = 200, doubled because only one of the two reached 1000: Ann',
  );
  expect(paymentSteps(plain, facts, say)).toBe('1100 − 900 = 200');
  expect(doublingWords(doubled, facts, say)).toBe(
    'It doubles because only one of the two reached 1000: Ann.',
  );
  expect(doublingWords(plain, { ...facts, totals: [1200, 1000] }, say)).toBe(
    'It doesn’t double: both reached 1000.',
  );
  expect(doublingWords(plain, { ...facts, totals: [900, 700] }, say)).toBe(
    'It doesn’t double: neither reached 1000.',
  );
  expect(doublingWords(plain, { ...facts, doubleAt: 0 }, say)).toBe(
    'Nothing doubles under these rules.',
  );
  expect(settlementWords(plain, facts, 'winner', say)).toBe(
    'The highest total is paid the difference: Bo to Ann.',
  );
});

test('the outcome names one winner and the margin, several, or nobody', () => {
  const outcome = (
    names: string[],
    totals: number[],
    winners: number[],
    isCalledOff = false,
  ): string =>
    outcomeWords(
      {
        variant: 'tiu-u',
        names,
        totals,
        balance: totals.map(() => 0),
        winners,
        isCalledOff,
      },
      say,
    );
  expect(outcome(['Ann', 'Bo'], [132, 90], [0])).toBe('Ann won by 42');
  expect(outcome(['Ann', 'Bo', 'Cy'], [90, 40, 90], [0, 2])).toBe(
    'Ann and Cy share the highest total, 50 ahead',
  );
  expect(outcome(['Ann', 'Bo'], [90, 90], [0, 1])).toBe('A draw: both have 90');
  expect(outcome(['Ann', 'Bo', 'Cy'], [90, 90, 90], [0, 1, 2])).toBe('A draw: all have 90');
  expect(outcome(['You', 'Bo', 'Cy'], [90, 40, 66], [0])).toBe('You won by 24');
  expect(outcome(['Ann', 'Bo'], [0, 0], [], true)).toBe('This round has no result.');
});
