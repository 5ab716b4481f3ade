import { expect, test, vi } from 'vitest';
import { createInstallStore } from '../../../src/store/offline/install.ts';

function offer() {
  const prompt = vi.fn(() => Promise.resolve({ outcome: 'accepted' }));
  return Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
}

test('the offer of the browser is kept for somebody to ask for, once', async () => {
  const page = new EventTarget();
  const store = createInstallStore(page);
  expect(store.getState()).toBeNull();
  const made = offer();
  page.dispatchEvent(made);
  expect(made.defaultPrevented).toBe(true);
  expect(made.prompt).not.toHaveBeenCalled();
  await store.getState()?.();
  expect(made.prompt).toHaveBeenCalledOnce();
  expect(store.getState()).toBeNull();
});

test('an offer that the browser has taken back is gone, and nothing else comes of it', async () => {
  const page = new EventTarget();
  const store = createInstallStore(page);
  const made = offer();
  made.prompt.mockRejectedValue(new DOMException('too late', 'InvalidStateError'));
  page.dispatchEvent(made);
  await expect(store.getState()?.()).resolves.toBeUndefined();
  expect(store.getState()).toBeNull();
});

test('once it is installed there is nothing to offer', () => {
  const page = new EventTarget();
  const store = createInstallStore(page);
  page.dispatchEvent(offer());
  page.dispatchEvent(new Event('appinstalled'));
  expect(store.getState()).toBeNull();
});

test('an event that cannot ask is no offer', () => {
  const page = new EventTarget();
  const store = createInstallStore(page);
  page.dispatchEvent(new Event('beforeinstallprompt'));
  expect(store.getState()).toBeNull();
});
