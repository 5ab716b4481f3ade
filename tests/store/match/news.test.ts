import { expect, test } from 'vitest';
import { newsFor } from '../../../src/store/match/news.ts';

/** Plays by the seats that made them. */
const stepsBy = (seats: string) => [...seats].map((seat) => ({ seat: Number(seat) }));

test.each([
  ['before any play there is none', '', 0, 0, ''],
  ['what the other has played before my first turn', '11', 0, 0, '11'],
  ['what the others have played since my last turn', '001122', 0, 0, '1122'],
  ['nothing of what came before my last turn', '11001122', 0, 0, '1122'],
  ['it stays while I am in the middle of my turn', '0011220', 0, 0, '1122'],
  ['my turn ended, and nobody has played since', '112200', 0, 1, ''],
  ['it grows while the others play', '001', 0, 1, '1'],
  ['at the end of the round what was played after me', '0011', 0, null, '11'],
  ['at the end of the round nothing, if I played last', '1100', 0, null, ''],
  ['my first turn of all', '0', 0, 0, ''],
  [
    'where nobody looks, what was played since the turn of whoever plays next',
    '00112200',
    null,
    1,
    '2200',
  ],
  ['where nobody looks, before any play there is none', '', null, 0, ''],
] as const)('news: %s', (_, played, viewer, turn, news) => {
  const { begin, end } = newsFor(stepsBy(played), viewer, turn, () => false);
  expect(played.slice(begin, end)).toBe(news);
  expect(played.slice(end)).toMatch(/^0*$/);
});

test.each([
  ['a lone pass ends no news', '012012', [3], '12012'],
  ['nor do several of them', '0120120', [3, 6], '120120'],
  ['any other play does', '012012', [], '12'],
] as const)('news: %s', (_, played, passes: readonly number[], news) => {
  const { begin, end } = newsFor(stepsBy(played), 0, 1, (at) => passes.includes(at));
  expect(played.slice(begin, end)).toBe(news);
});

test.each([
  ['one that led up to my turn is news in it', '01210', [4], '1210'],
  ['and it stays that in the middle of my turn', '012100', [4], '1210'],
] as const)('news: a lone pass: %s', (_, played, passes: readonly number[], news) => {
  const { begin, end } = newsFor(stepsBy(played), 0, 0, (at) => passes.includes(at));
  expect(played.slice(begin, end)).toBe(news);
});
