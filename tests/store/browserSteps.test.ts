// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createPageHistory } from '../../src/store/pageHistory.ts';
import { createPlaceStore } from '../../src/store/places.ts';

/** What a browser does with a step too many. */
type Refusal = 'throws' | 'does nothing';

/** The history of a page in a browser that takes so many more steps. */
function limitedHistory(refusal: Refusal) {
  let left = Number.POSITIVE_INFINITY;
  const limited =
    (take: (data: unknown, unused: string, url?: string | URL | null) => void) =>
    (...step: Parameters<typeof take>): void => {
      left -= 1;
      if (left >= 0) take(...step);
      else if (refusal === 'throws') throw new DOMException('100 times in 10 s', 'SecurityError');
    };
  const push = limited(history.pushState.bind(history));
  const replace = limited(history.replaceState.bind(history));
  vi.spyOn(history, 'pushState').mockImplementation(push);
  vi.spyOn(history, 'replaceState').mockImplementation(replace);
  const waiting: (() => void)[] = [];
  const page = createPageHistory(window, (callback) => {
    waiting.push(callback);
    return () => undefined;
  });
  return {
    page,
    waiting,
    allow: (count: number) => {
      left = count;
    },
    wait: () => {
      for (const callback of waiting.splice(0)) callback();
    },
  };
}

/** Until the browser has gone where it was told to. */
const arrival = (): Promise<unknown> =>
  new Promise((resolve) =>
    // The others hear of it in the same task.
    window.addEventListener('popstate', () => setTimeout(resolve), { once: true, capture: true }),
  );

beforeEach(() => history.pushState('where the test begins', '', '/'));

describe.each(['throws', 'does nothing'] as const)(
  'a browser that %s at a step too many',
  (refusal) => {
    test('shows later where the page is, with every step of the way', async () => {
      const { page, allow, wait, waiting } = limitedHistory(refusal);
      allow(0);
      page.push('a room', '#history');
      page.push('another', '#learn');
      page.replace('another still', '#learn=tiles');
      expect([page.state(), page.href()]).toEqual([
        'another still',
        'http://localhost:3000/#learn=tiles',
      ]);
      expect(history.state).toBe('where the test begins');
      wait();
      expect(history.state).toBe('where the test begins');
      expect(waiting).toHaveLength(1);
      allow(1);
      wait();
      expect([history.state, location.hash]).toEqual(['a room', '#history']);
      allow(1);
      wait();
      expect([history.state, location.hash]).toEqual(['another still', '#learn=tiles']);
      expect(waiting).toHaveLength(0);
      const back = arrival();
      page.back();
      await back;
      expect(page.state()).toBe('a room');
    });

    test('asks for what it has refused before what comes next', () => {
      const { page, allow } = limitedHistory(refusal);
      allow(0);
      page.push('a room', '#history');
      allow(2);
      const before = history.length;
      page.push('another', '#learn');
      expect(history.length).toBe(before + 2);
      expect([history.state, location.hash]).toEqual(['another', '#learn']);
    });

    test('lets dialogs open and close, by hand and by Back', async () => {
      const { page, allow } = limitedHistory(refusal);
      page.push('at the table');
      allow(0);
      for (let opened = 0; opened < 300; opened += 1) page.openDialog(() => undefined)();
      expect(page.state()).toBe('at the table');
      const closed = vi.fn();
      page.openDialog(closed);
      const back = arrival();
      history.back();
      await back;
      expect(closed).toHaveBeenCalledOnce();
      expect(page.state()).toBe('where the test begins');
    });

    test('goes back over steps that it has not made', async () => {
      const { page, allow } = limitedHistory(refusal);
      const heard: unknown[] = [];
      const hear = () => heard.push(page.state());
      window.addEventListener('popstate', hear);
      page.push('a room');
      allow(0);
      page.push('another room');
      page.openDialog(() => undefined)();
      expect(page.back()).toBe(true);
      expect(heard).toEqual(['a room']);
      page.openDialog(() => undefined)();
      const back = arrival();
      page.back();
      await back;
      expect(heard).toEqual(['a room', 'where the test begins']);
      expect(history.state).toBe('where the test begins');
      window.removeEventListener('popstate', hear);
    });

    test('has the page where somebody goes, and where they come from', () => {
      const { allow } = limitedHistory(refusal);
      const store = createPlaceStore(window);
      const { goTo, leave, turnTo } = store.getState();
      allow(0);
      goTo({ room: 'deal', code: 'sent' });
      goTo({ room: 'learn', code: 'tiles' });
      turnTo({ room: 'learn', code: 'fish' });
      expect(store.getState()).toMatchObject({
        place: { room: 'learn', code: 'fish' },
        cameFrom: 'deal',
      });
      leave();
      expect(store.getState().place).toEqual({ room: 'deal', code: 'sent' });
      leave();
      expect(store.getState().place).toBeNull();
      goTo({ room: 'history' });
      store.getState().toMatch();
      expect(store.getState().place).toBeNull();
    });
  },
);

test('a step back that the browser refuses leads to the match, and the next one is made again', () => {
  const store = createPlaceStore(window);
  const { goTo, leave } = store.getState();
  goTo({ room: 'history' });
  const go = vi.spyOn(history, 'go').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  leave();
  expect(store.getState().place).toBeNull();
  goTo({ room: 'history' });
  leave();
  expect(go).toHaveBeenCalledTimes(2);
});
