import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { currentRound } from '../../../src/store/match/match.ts';
import { whatIfMatch } from '../../../src/store/match/whatIf.ts';
import { createLocalSource } from '../../../src/store/table/localSource.ts';
import { matchFeedback } from '../../../src/ui/fishing/table/matchFeedback.ts';
import { TableScreen } from '../../../src/ui/fishing/table/TableScreen.tsx';
import { recipes } from '../../../src/ui/sound/recipes.ts';
import { TableSounds } from '../../../src/ui/sound/TableSounds.tsx';
import { createMemoryStorage, openSettings, openTable } from '../../support/browserParts.ts';
import { positionOf } from '../../support/fishing.ts';
import { Listening } from '../../support/Listening.tsx';
import { matchOf, playUntil, setupOf, somePlayOf } from '../../support/matches.ts';
import { toldChanges } from '../../support/told.ts';
import { fakeAudio } from './fakeAudio.ts';

afterEach(() => vi.unstubAllGlobals());

/** The first table of somebody on this device, heard as in the app; seat 0 begins. */
function openFirstTable(storage = createMemoryStorage()) {
  const audio = fakeAudio();
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { vibrate });
  const store = openTable(createMemoryStorage());
  store.getState().startMatch(setupOf(['person', 'greedy'], { seed: 'lotus-3' }));
  const settings = openSettings(storage);
  const table = createLocalSource(store, settings);
  const elsewhere = { onHome: vi.fn(), onScores: vi.fn(), onExport: vi.fn(), onSettings: vi.fn() };
  const { unmount } = render(
    <>
      <TableScreen table={table} settings={settings} {...elsewhere} />
      <TableSounds table={table} settings={settings} feedback={matchFeedback} />
    </>,
    { wrapper: Listening },
  );
  return {
    ...{ audio, vibrate, store, settings, unmount },
    user: userEvent.setup({ delay: null }),
    /** The play to come, made by whoever makes it without a press. */
    goOn: () => act(() => void store.getState().makePlay(somePlayOf(matchOf(store)))),
  };
}

const question = () => screen.queryByRole('group', { name: 'Play with sound?' });
const answer = (name: string) =>
  within(screen.getByRole('group', { name: 'Play with sound?' })).getByRole('button', { name });

describe('the question', () => {
  test('is asked politely, in nobody’s way, and nothing sounds or is felt before it is answered', () => {
    const { audio, vibrate, goOn } = openFirstTable();
    expect(question()).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toldChanges().join(' ')).toMatch(/Play with sound\? Two buttons/);
    for (let play = 0; play < 6; play += 1) goOn();
    expect(audio.contexts).toHaveLength(0);
    expect(vibrate).not.toHaveBeenCalled();
    // What others play, or what plays itself, is no answer.
    expect(question()).toBeVisible();
  });

  test.each([
    ['Sound on', true],
    ['Keep it quiet', false],
  ] as const)('is gone with “%s”, and does not come back', async (name, sound) => {
    const storage = createMemoryStorage();
    const { audio, settings, user, unmount } = openFirstTable(storage);
    await user.click(answer(name));
    expect(question()).toBeNull();
    expect(settings.getState()).toMatchObject({ sound, soundAsked: true });
    expect(audio.started()).toBe(sound ? recipes.deal.voices.length : 0);
    unmount();
    openFirstTable(storage);
    expect(question()).toBeNull();
  });

  test('is answered by keyboard, which then has its place at the table', async () => {
    const { user } = openFirstTable();
    act(() => answer('Sound on').focus());
    await user.tab();
    await user.keyboard('{Enter}');
    expect(question()).toBeNull();
    expect(screen.getByRole('grid', { name: /^Hand/ })).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
  });

  test.each(['the button of the bar', 'its key'])('is answered by %s', async (by) => {
    const { settings, user } = openFirstTable();
    if (by === 'its key') await user.keyboard('m');
    else {
      await user.click(
        screen.getByRole('button', { name: 'Sound and vibration are off: turn both on' }),
      );
    }
    expect(question()).toBeNull();
    expect(settings.getState()).toMatchObject({ sound: true, soundAsked: true });
  });

  test('is gone with the first own play, which keeps it quiet', async () => {
    const { audio, settings, store, user } = openFirstTable();
    const [bait] = within(screen.getByRole('grid', { name: /^Hand/ })).getAllByRole('button');
    if (bait !== undefined) await user.click(bait);
    expect(question()).toBeVisible();
    await user.keyboard('p');
    expect(matchOf(store).rounds[0]?.plays).toHaveLength(1);
    expect(question()).toBeNull();
    expect(settings.getState()).toMatchObject({ sound: false, soundAsked: true });
    expect(audio.contexts).toHaveLength(0);
  });

  test('is not asked where a round is only tried, nor while the past is shown', async () => {
    const { store, user } = openFirstTable();
    act(() =>
      playUntil(store, (match) => {
        const { phase, seat } = positionOf(match);
        return currentRound(match).plays.length > 1 && phase === 'hand' && seat === 0;
      }),
    );
    await user.keyboard('r');
    expect(screen.getByRole('button', { name: 'Back to now' })).toBeVisible();
    expect(question()).toBeNull();
    act(() => store.getState().stopWatching());
    expect(question()).toBeVisible();
    act(() => store.getState().tryOut(whatIfMatch(matchOf(store), 2, 0, 'greedy')));
    expect(question()).toBeNull();
  });

  test('is not asked of somebody who has sound on since an earlier version', () => {
    const storage = createMemoryStorage();
    storage.texts.set('settings', '{"sound":true}');
    openFirstTable(storage);
    expect(question()).toBeNull();
  });
});
