import { describe, expect, test } from 'vitest';
import { readPuzzleDays, solvedOn } from '../../../src/store/puzzles/puzzleDays.ts';
import { createMemoryStorage } from '../../support/browserParts.ts';
import { openPuzzleDays } from '../../support/services.ts';

const day = '2026-05-01';

describe('the puzzles of the days', () => {
  test('outlive the page: what came of each puzzle, on which day', () => {
    const storage = createMemoryStorage();
    const { answer } = openPuzzleDays(storage).getState();
    answer(day, 'tiu-u 1', true);
    answer(day, 'sap-ng-wu 7', false);
    const again = openPuzzleDays(storage).getState();
    expect(again.days).toEqual({ [day]: { 'tiu-u 1': 'solved', 'sap-ng-wu 7': 'missed' } });
    expect(solvedOn(again, day)).toEqual({ solved: 1, answered: 2, all: 3 });
    expect(solvedOn(again, '2026-05-02')).toEqual({ solved: 0, answered: 0, all: 3 });
  });

  test('count by their first answer, and what is solved stays so', () => {
    const store = openPuzzleDays();
    const { answer } = store.getState();
    answer(day, 'a', true);
    answer(day, 'a', false);
    answer(day, 'b', false);
    answer(day, 'b', true);
    answer(day, 'b', false);
    answer(day, 'b', true);
    expect(store.getState().days[day]).toEqual({ a: 'solved', b: 'later' });
    expect(solvedOn(store.getState(), day)).toEqual({ solved: 1, answered: 2, all: 3 });
  });

  test('are those of both tabs together, whichever wrote last', () => {
    const storage = createMemoryStorage();
    const tab = new EventTarget();
    const [one, other] = [openPuzzleDays(storage, tab), openPuzzleDays(storage)];
    one.getState().answer(day, 'a', true);
    other.getState().answer(day, 'b', true);
    other.getState().answer('2026-05-02', 'c', false);
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'puzzles' }));
    for (const store of [one, other, openPuzzleDays(storage)]) {
      expect(store.getState().days).toEqual({
        [day]: { a: 'solved', b: 'solved' },
        '2026-05-02': { c: 'missed' },
      });
    }
  });

  test('of another device come beside these, of each puzzle the better result', () => {
    const store = openPuzzleDays();
    store.getState().answer(day, 'a', false);
    store.getState().answer(day, 'b', true);
    store.getState().bringIn({ [day]: { a: 'later', b: 'missed' }, '2025-12-31': { c: 'solved' } });
    expect(store.getState().days).toEqual({
      [day]: { a: 'later', b: 'solved' },
      '2025-12-31': { c: 'solved' },
    });
  });

  test('are kept for the latest days, as many as can be read again', () => {
    const storage = createMemoryStorage();
    const { bringIn, answer } = openPuzzleDays(storage).getState();
    const begin = Date.UTC(2026, 0, 1);
    const dayAt = (at: number) => new Date(begin + at * 86_400_000).toISOString().slice(0, 10);
    const many = Array.from({ length: 5000 }, (_, at) => [dayAt(at), { a: 'solved' }] as const);
    bringIn(Object.fromEntries(many));
    answer(dayAt(5000), 'a', true);
    const again = openPuzzleDays(storage).getState();
    expect(again.trouble).toBeNull();
    expect(Object.keys(again.days)).toHaveLength(4000);
    expect(again.days).toHaveProperty(dayAt(5000));
    expect(again.days).not.toHaveProperty(dayAt(0));
  });

  test.each([
    ['no days', { may: { a: 'solved' } }],
    ['a month that is none', { '2026-13-01': { a: 'solved' } }],
    ['a day that is none', { '2026-02-30': { a: 'solved' } }],
    ['a result that is none', { [day]: { a: 'won' } }],
    [
      'too many of a day',
      { [day]: Object.fromEntries([...'abcdefghijk'].map((id) => [id, 'solved'])) },
    ],
    ['nothing', undefined],
  ])('that a file tells are not taken where they are not sound: %s', (_, told) => {
    expect(readPuzzleDays(told)).toBeUndefined();
  });
});
