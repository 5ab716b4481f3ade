import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Services } from '../../../src/store/services.ts';
import type { Settings } from '../../../src/store/settings.ts';
import { loadRooms } from '../../../src/ui/whole/useRooms.ts';
import { openApp } from '../../support/app.tsx';
import { createMemoryStorage, type MemoryStorage } from '../../support/browserParts.ts';
import { openLessons } from '../../support/services.ts';

await loadRooms();

/**
 * The app in the room of the lessons, at their list or at one of them; bots play at once unless
 * told otherwise.
 */
export async function openLearn(
  code = '',
  settings: Partial<Settings> = {},
  storage: MemoryStorage = createMemoryStorage(),
  services: Partial<Services> = {},
) {
  const lessons = openLessons(storage);
  const app = openApp(storage, { lessons, ...services });
  act(() => {
    app.settings.getState().change({ botSpeed: 'at-once', motion: 'none', ...settings });
    app.places.getState().goTo({ room: 'learn', code });
  });
  const heading = await screen.findByRole('heading', { level: 1, name: /^(?!Fifteen Lakes)/ });
  await waitFor(() => expect(heading.closest('main')).toContainElement(focused()));
  // What is shown later than it has come, by a transition.
  await act(async () => undefined);
  return { ...app, lessons };
}

/** What has the focus, on the heading or where a lesson has placed it. */
function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

/** Closes the page, for it to be opened anew. */
export function closeApp(): void {
  cleanup();
  window.history.replaceState(null, '', window.location.pathname);
}

/** What is said, and asked, at the moment. */
export const said = (): HTMLElement => screen.getByRole('group', { name: 'What is going on' });
