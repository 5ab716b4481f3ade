import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openApp, storageAfter } from '../../support/app.tsx';
import { playUntil, setupOf } from '../../support/matches.ts';
import { fakeAudio } from './fakeAudio.ts';

afterEach(() => vi.unstubAllGlobals());

/** The table of somebody on this device, whose first round is over. */
async function openFirstSheet() {
  const audio = fakeAudio();
  const app = openApp(
    storageAfter((table) => {
      table.getState().startMatch(setupOf(['person', 'greedy']));
      playUntil(table, () => false);
      table.getState().show('scores');
    }),
  );
  await screen.findByRole('heading', { name: /^Score sheet/ });
  return { ...app, audio };
}

const question = () => screen.queryByRole('region', { name: 'Play with sound?' });
const answer = (name: string) =>
  within(screen.getByRole('region', { name: 'Play with sound?' })).getByRole('button', { name });

test('sound is asked for on the sheet of the first round, and nothing sounds before', async () => {
  const { audio, settings, user } = await openFirstSheet();
  expect(question()).toBeVisible();
  expect(settings.getState()).toMatchObject({ sound: false, soundAsked: false });
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'Back to the table' }));
  expect(question()).toBeNull();
  expect(audio.contexts).toHaveLength(0);
});

test.each([
  ['Sound on', true],
  ['Keep it quiet', false],
] as const)('the question is gone with “%s”, and the focus goes on', async (name, sound) => {
  const { settings, user } = await openFirstSheet();
  await user.click(answer(name));
  expect(question()).toBeNull();
  expect(settings.getState()).toMatchObject({ sound, soundAsked: true });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('who deals the next round without an answer wants quiet, and is not asked again', async () => {
  const { settings, user } = await openFirstSheet();
  await user.click(screen.getByRole('button', { name: 'Next round' }));
  expect(settings.getState()).toMatchObject({ sound: false, soundAsked: true });
});
