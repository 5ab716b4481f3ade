import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadRooms } from '../../../src/ui/whole/useRooms.ts';
import { lateJoining } from '../../support/lateJoining.ts';
import { noonOf } from '../../support/noon.ts';
import { openDayRoom } from './dayRoom.tsx';

await loadRooms();

const day = '2026-01-01';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(noonOf(day)) });
});

afterEach(() => {
  vi.useRealTimers();
});

// Climbing joins in the last test of the file.

async function openClimbing() {
  const joining = lateJoining();
  const room = await openDayRoom(joining.joinNamed);
  const line = screen
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.startsWith('Sap Ng Wu'));
  await room.user.click(within(line ?? document.body).getByRole('button'));
  return { ...room, joining };
}

test('a puzzle of a game that does not load says so', async () => {
  const { joining } = await openClimbing();
  await joining.fail();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('didn’t load');
});

test('a puzzle of a game that joins late waits for it; after the third puzzle the day is done', async () => {
  const { user, joining, puzzleDays } = await openClimbing();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  expect(screen.getByText('The puzzles are on their way.')).toBeVisible();
  expect(joining.asked).toEqual(['sap-ng-wu']);
  await joining.come();
  expect(screen.getByRole('heading', { level: 1, name: 'Best play?' })).toHaveFocus();
  await user.keyboard('1');
  expect(document.activeElement).toHaveAccessibleName(/ 1 picked/);
  await user.keyboard('{Escape}');
  expect(document.activeElement).not.toHaveAccessibleName(/picked/);
  for (const left of [2, 1]) {
    await press('Show me');
    expect(within(screen.getByRole('main')).getByText(/^Best: /)).toBeVisible();
    expect(Object.keys(puzzleDays.getState().days[day] ?? {})).toHaveLength(3 - left);
    expect(screen.queryByText(/^That’s all for today/)).toBeNull();
    await press('Next puzzle');
    expect(within(screen.getByRole('main')).queryByText(/^Best: /)).toBeNull();
  }
  await press('Show me');
  expect(screen.getByText(/^That’s all for today/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next puzzle' })).toBeNull();
  await press('All puzzles');
  expect(screen.getByText(/^That’s all for today/)).toBeVisible();
});
