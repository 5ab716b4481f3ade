import { expect, test, vi } from 'vitest';
import { lateReviewer } from '../../../src/store/reviewing/lateReviewer.ts';
import type { Reviewer } from '../../../src/store/reviewing/reviewer.ts';
import { finishedRound, setupOf } from '../../support/matches.ts';

const round = finishedRound(setupOf(['person', 'greedy']));

/** A late reviewer, the one that it loads, and what a listener is told. */
function open() {
  const callOff = vi.fn();
  const loaded = { expect: vi.fn(), review: vi.fn(() => callOff) } satisfies Reviewer;
  const load = vi.fn(async (): Promise<Reviewer> => loaded);
  const listener = { onJudged: vi.fn(), onReview: vi.fn(), onShare: vi.fn(), onFailure: vi.fn() };
  return { reviewer: lateReviewer(load), load, loaded, listener, callOff };
}

test('nothing loads until a review is expected, and then once', async () => {
  const { reviewer, load, loaded } = open();
  reviewer.expect(null);
  expect(load).not.toHaveBeenCalled();
  reviewer.expect(round);
  reviewer.expect(null);
  await vi.waitFor(() => expect(loaded.expect.mock.calls).toEqual([[round], [null]]));
  expect(load).toHaveBeenCalledOnce();
});

test('a review begins when its code has loaded, and is called off with it', async () => {
  const { reviewer, loaded, listener, callOff } = open();
  const stop = reviewer.review(round, listener, 1);
  await vi.waitFor(() => expect(loaded.review).toHaveBeenCalledWith(round, listener, 1));
  expect(callOff).not.toHaveBeenCalled();
  stop();
  expect(callOff).toHaveBeenCalledOnce();
});

test('a review that is called off meanwhile never begins', async () => {
  const { reviewer, loaded, listener } = open();
  reviewer.review(round, listener)();
  reviewer.expect(round);
  await vi.waitFor(() => expect(loaded.expect).toHaveBeenCalledWith(round));
  expect(loaded.review).not.toHaveBeenCalled();
});

test('where its code does not load a review fails, and the next one tries anew', async () => {
  const { reviewer, load, loaded, listener } = open();
  load.mockRejectedValueOnce(new Error('offline'));
  reviewer.review(round, listener);
  await vi.waitFor(() => expect(listener.onFailure).toHaveBeenCalledOnce());
  reviewer.review(round, listener);
  await vi.waitFor(() => expect(loaded.review).toHaveBeenCalled());
});
