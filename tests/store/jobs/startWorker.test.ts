import { expect, test, vi } from 'vitest';
import { startWorker } from '../../../src/store/jobs/startWorker.ts';

test('a worker that fails is told only once the page had time to go, which ends it too', () => {
  vi.useFakeTimers();
  const started: EventTarget[] = [];
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor() {
        super();
        started.push(this);
      }
    },
  );
  const onFailure = vi.fn();
  startWorker({ onMessage: vi.fn(), onFailure });
  for (const worker of started) worker.dispatchEvent(new Event('error'));
  // Firefox took up to 32 ms from the failure to the end of the page.
  vi.advanceTimersByTime(100);
  expect(onFailure).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(onFailure).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
