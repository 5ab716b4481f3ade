import { act, cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { offeredGames } from '../../../src/families/names.ts';
import { loadRooms } from '../../../src/ui/whole/useRooms.ts';
import { openApp } from '../../support/app.tsx';
import { createMemoryStorage } from '../../support/browserParts.ts';
import { type SmallMatch, smallMatch } from '../../support/climbing/matches.ts';
import { setupOf } from '../../support/matches.ts';
import { openLessons } from '../../support/services.ts';
import { toldChanges } from '../../support/told.ts';

await loadRooms();

const small: SmallMatch = {
  controls: ['person', 'novice', 'novice'],
  hands: ['66 65 22', '64 51', '63 33'],
};

const offer = () => screen.queryByRole('group', { name: 'New here?' });
const answer = (name: string) =>
  within(screen.getByRole('group', { name: 'New here?' })).getByRole('button', { name });

/** The table of a climbing game, as somebody opens it on a device. */
function openTableOf(wish = small, storage = createMemoryStorage()) {
  // Nothing is laid out in jsdom, so nothing lies under a finger.
  document.elementFromPoint = () => null;
  const app = openApp(storage, { lessons: openLessons(storage) });
  act(() => app.table.getState().startMatch(...smallMatch(wish)));
  return { ...app, storage };
}

describe('the table of Sap Ng Wu', () => {
  test('offers its first lesson, and tells that', () => {
    openTableOf();
    expect(offer()).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toldChanges().join(' ')).toContain('New here? Two buttons after the bar answer.');
  });

  test('leads to the lesson, and the lesson back to the round', async () => {
    const { user, places, table } = openTableOf();
    const { match } = table.getState();
    await user.click(answer('Two-minute lesson'));
    expect(places.getState().place).toEqual({ room: 'learn', code: offeredGames[2].lesson });
    await screen.findByRole('heading', { level: 1, name: 'First Sap Ng Wu' });
    for (let skips = 0; skips < 12; skips += 1) {
      await user.click(screen.getByRole('button', { name: 'Skip this step' }));
    }
    await user.click(screen.getByRole('button', { name: 'Back to your round' }));
    expect(await screen.findByRole('grid', { name: /^Hand: Ann/ })).toBeVisible();
    expect(table.getState().match).toBe(match);
    expect(offer()).toBeNull();
  });

  test('offers it once on a device, whether the answer is no or a play', async () => {
    const { user, storage } = openTableOf();
    await user.click(answer('No, thanks'));
    expect(offer()).toBeNull();
    cleanup();
    openTableOf(small, storage);
    expect(offer()).toBeNull();
  });

  test('takes a play for an answer', async () => {
    const { user, settings } = openTableOf();
    await user.click(screen.getByRole('button', { name: /^6‑6, |^Heaven, 6‑6/ }));
    expect(offer()).toBeVisible();
    await user.keyboard('{Enter}');
    expect(offer()).toBeNull();
    expect(settings.getState()).toMatchObject({ lessonOffered: true, soundAsked: false });
  });
});

test('who has begun a lesson of climbing is offered none', () => {
  const storage = createMemoryStorage();
  openLessons(storage).getState().begin('sap-ng-wu-mixed');
  openTableOf(small, storage);
  expect(screen.getByRole('grid', { name: /^Hand/ })).toBeVisible();
  expect(offer()).toBeNull();
});

test('no other game’s table offers one', () => {
  openTableOf({ ...small, variant: 'wu-han' });
  expect(offer()).toBeNull();
});

test('nor does a table of fishing', () => {
  const app = openApp();
  act(() => app.table.getState().startMatch(setupOf(['person', 'greedy'])));
  expect(screen.getByRole('grid', { name: /^Hand/ })).toBeVisible();
  expect(offer()).toBeNull();
});
