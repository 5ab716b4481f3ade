import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { finishedRound, setupOf } from '../../support/matches.ts';
import { openHistory } from '../../support/memoryChest.ts';

afterEach(() => vi.restoreAllMocks());

const note = /Add to Home Screen/;

async function openWithRounds(rounds: number, userAgent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const history = openHistory();
  for (let number = 1; number <= rounds; number += 1) {
    await history.keep({
      round: finishedRound(setupOf(['person', 'greedy'], { seed: `seed ${number}` })),
      match: 'm',
      number,
    });
  }
  return openApp(undefined, { history });
}

test('an iPhone with three rounds is told once how the app comes to its home screen', async () => {
  const { settings, user } = await openWithRounds(3, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)');
  expect(await screen.findByText(note)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(note)).toBeNull();
  expect(settings.getState().homeScreenTold).toBe(true);
});

test.each([
  ['two rounds are too few to lose', 2, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)'],
  ['a browser that offers it itself needs no words', 3, 'Mozilla/5.0 (Linux; Android 16)'],
])('%s', async (_, rounds, agent) => {
  await openWithRounds(rounds, agent);
  expect(await screen.findByRole('button', { name: 'Pass the device' })).toBeVisible();
  expect(screen.queryByText(note)).toBeNull();
});
