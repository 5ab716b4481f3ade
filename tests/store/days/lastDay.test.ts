import { expect, test } from 'vitest';
import { comesOnNewDay, watchLastPlayed } from '../../../src/store/days/lastDay.ts';
import { createMemoryStorage, openTable } from '../../support/browserParts.ts';
import { playUntil, setupOf } from '../../support/matches.ts';

test('a device comes on a new day once, and not on its first day', () => {
  const storage = createMemoryStorage();
  const comes = (today: string) => comesOnNewDay(() => storage, today);
  expect(comes('2026-11-24')).toBe(false);
  expect(comes('2026-11-24')).toBe(false);
  expect(comes('2026-11-25')).toBe(true);
  expect(comes('2026-11-25')).toBe(false);
});

test('what is no day tells nothing, nor does a browser that keeps nothing', () => {
  const storage = createMemoryStorage();
  storage.setItem('fifteen-lakes/last-day', '2026-02-31');
  expect(comesOnNewDay(() => storage, '2026-11-25')).toBe(false);
  const denied = (): never => {
    throw new Error('denied');
  };
  expect(comesOnNewDay(denied, '2026-11-25')).toBe(false);
});

test('the day of the last play is told, whatever is looked at on later days', () => {
  const storage = createMemoryStorage();
  let today = '2026-11-24';
  const table = openTable(storage);
  const lastPlayed = watchLastPlayed(
    table,
    () => storage,
    () => today,
  );
  expect(lastPlayed()).toBeNull();
  table.getState().startMatch(setupOf(['person', 'greedy']));
  today = '2026-11-25';
  playUntil(table, () => false);
  expect(lastPlayed()).toBe('2026-11-25');
  today = '2026-11-26';
  table.getState().show('start');
  table.getState().show('scores');
  expect(lastPlayed()).toBe('2026-11-25');
});

test('a match that comes back to the table as it was is not played on that day', () => {
  const storage = createMemoryStorage();
  const table = openTable(storage);
  let today = '2026-11-25';
  const lastPlayed = watchLastPlayed(
    table,
    () => storage,
    () => today,
  );
  table.getState().startMatch(setupOf(['person', 'greedy'], { id: 'same' }));
  playUntil(table, () => false);
  const { match } = table.getState();
  today = '2026-11-26';
  // As where another tab has written it.
  table.setState({ match: match && { ...match } });
  table.setState({ match: null });
  table.setState({ match });
  expect(lastPlayed()).toBe('2026-11-25');
});
