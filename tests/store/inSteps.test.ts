import { expect, test, vi } from 'vitest';
import { finish, finishWithPauses, type InSteps } from '../../src/store/inSteps.ts';

function* threeSteps(done: number[]): InSteps<string> {
  for (const at of [1, 2]) {
    done.push(at);
    yield;
  }
  done.push(3);
  return 'all';
}

test('steps are done at once, or with a pause after each but the last', async () => {
  const pause = vi.fn(() => Promise.resolve());
  expect(finish(threeSteps([]))).toBe('all');
  expect(await finishWithPauses(threeSteps([]), pause, () => true)).toBe('all');
  expect(pause).toHaveBeenCalledTimes(2);
});

test('steps that are wanted no more end', async () => {
  const done: number[] = [];
  const pause = () => Promise.resolve();
  expect(await finishWithPauses(threeSteps(done), pause, () => done.length < 2)).toBeUndefined();
  expect(done).toEqual([1, 2]);
});
