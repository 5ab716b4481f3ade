import { expect, test } from 'vitest';
import type { Stock } from '../../../src/store/history/stockAfter.ts';
import { stockAfter } from '../../../src/store/history/stockAfter.ts';
import { keptRound } from '../../ui/history/keptRounds.ts';

const [a, b] = [keptRound('a'), keptRound('b', { endedAt: '2026-04-01' })];
const stock: Stock = {
  rounds: [a, b],
  newer: 0,
  damaged: 1,
  saved: new Set(['a']),
  putOffAt: null,
};

test('a list of rounds stays the same one where another thing changes', () => {
  const after = stockAfter(stock, { saved: ['b'], putOffAt: 3, damagedGone: 1 });
  expect(after.rounds).toBe(stock.rounds);
  expect(after).toMatchObject({ saved: new Set(['a', 'b']), putOffAt: 3, damaged: 0 });
});

test('rounds go, come and become others, the newest first', () => {
  const c = keptRound('c', { endedAt: '2026-04-15' });
  const other = keptRound('b', { endedAt: '2026-04-01', names: ['Ann', 'Cy'] });
  expect(stockAfter(stock, { gone: ['a'] }).rounds).toEqual([b]);
  expect(stockAfter(stock, { kept: [other, c] }).rounds).toEqual([a, c, other]);
});
