import { expect, test } from 'vitest';
import { everything } from '../../../src/ui/history/historyModel.ts';
import { companyWords } from '../../../src/ui/history/historyWords.ts';
import { linesOf, matchesOf } from '../../../src/ui/history/listModel.ts';
import { voices } from '../../support/voices.ts';
import { keptRound } from './keptRounds.ts';

const companyOf = (names: readonly string[], language: keyof typeof voices) => {
  const kept = keptRound('a', {
    names,
    controls: ['person', 'greedy', 'greedy', 'skilled'],
    totals: [60, 20, 20, 20],
    settlement: [40, -20, -10, -10],
  });
  const [match] = linesOf(matchesOf([kept], everything), everything, 1);
  const [line] = match?.rounds ?? [];
  return line && companyWords(line, voices[language]);
};

test('a bot is told by its name, and by another one where it has a name of somebody else', () => {
  expect(companyOf(['You', 'Cy', 'Cy 2', 'Ann'], 'en')).toBe(
    'with Cy, Cy 2, and Ann (plays like Lin)',
  );
  expect(companyOf(['你', '小溪', '小溪2號', '小安'], 'zh-Hant')).toBe(
    '與小溪、小溪2號、小安（打法同小林）同桌',
  );
});

test('rounds of another language, and those kept when seats named their bots, read as well', () => {
  expect(companyOf(['你', '小溪', '小溪2号', '小林'], 'en')).toBe('with 小溪, 小溪2号, and 小林');
  expect(companyOf(['You', 'Bo', 'Cy', 'Lin'], 'en')).toBe('with Bo (plays like Cy), Cy, and Lin');
});
