import { expect, test } from 'vitest';
import { onWaking } from '../../../src/store/online/waking.ts';

function createPage() {
  const page = new EventTarget();
  const screen: EventTarget & { visibilityState: DocumentVisibilityState } = Object.assign(
    new EventTarget(),
    { visibilityState: 'visible' } as const,
  );
  let now = 0;
  let woken = 0;
  const stop = onWaking({ page, screen, now: () => now }, () => {
    woken += 1;
  });
  return {
    page,
    stop,
    woken: () => woken,
    hideFor: (milliseconds: number) => {
      screen.visibilityState = 'hidden';
      screen.dispatchEvent(new Event('visibilitychange'));
      now += milliseconds;
      screen.visibilityState = 'visible';
      screen.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

test('a page wakes that was out of sight for long, and not one that was for a moment', () => {
  const { hideFor, woken } = createPage();
  hideFor(4999);
  expect(woken()).toBe(0);
  hideFor(600_000);
  expect(woken()).toBe(1);
});

test('a page wakes that comes out of the store of pages, or has a network again', () => {
  const { page, woken } = createPage();
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(woken()).toBe(0);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  page.dispatchEvent(new Event('online'));
  expect(woken()).toBe(2);
});

test('a page that is left wakes no more', () => {
  const { page, stop, woken } = createPage();
  stop();
  page.dispatchEvent(new Event('online'));
  expect(woken()).toBe(0);
});
