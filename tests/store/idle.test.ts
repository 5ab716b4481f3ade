import { afterEach, expect, test, vi } from 'vitest';
import { idle } from '../../src/store/idle.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('what can wait does so until the browser is idle, and no longer than a few seconds', async () => {
  const asked = vi.fn<(due: () => void, options: { readonly timeout: number }) => void>();
  vi.stubGlobal('requestIdleCallback', asked);
  const told = vi.fn();
  const waits = idle().then(told);
  const [due, options] = asked.mock.calls[0] ?? [];
  expect(options?.timeout).toBeLessThanOrEqual(5000);
  expect(told).not.toHaveBeenCalled();
  due?.();
  await waits;
  expect(told).toHaveBeenCalledOnce();
});

test('where the browser does not tell when it is, a while has to do', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const told = vi.fn();
  const waits = idle().then(told);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  await waits;
  expect(told).toHaveBeenCalledOnce();
});
