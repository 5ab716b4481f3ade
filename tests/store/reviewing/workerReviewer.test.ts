import { describe, expect, test } from 'vitest';
import type { FamilyId } from '../../../src/engine/index.ts';
import { formatRecord } from '../../../src/records/formatRecord.ts';
import { reckoning } from '../../../src/review/fishing/reckoning.ts';
import type { Review } from '../../../src/review/review.ts';
import type { ReviewReply } from '../../../src/store/reviewing/messages.ts';
import { createReviewing, isReviewRequest } from '../../../src/store/reviewing/reviewing.ts';
import { createWorkerReviewer } from '../../../src/store/reviewing/workerReviewer.ts';
import type { WorkerListener } from '../../../src/store/thinking/startWorker.ts';
import { finishedRound, setupOf } from '../../support/matches.ts';

const record = finishedRound(setupOf(['person', 'greedy']));

/**
 * A worker of this process that goes on when the test says so, and may say something else than it
 * should.
 */
function openWorker() {
  let listener: WorkerListener | undefined;
  let waiting: (() => void)[] = [];
  let isStopped = false;
  let starts = 0;
  let time = 0;
  const loads: FamilyId[] = [];
  const replies: ReviewReply[] = [];
  const post = (message: unknown): void => listener?.onMessage(message);
  const answer = createReviewing({
    reckoningOf: (family) => {
      loads.push(family);
      return reckoning;
    },
    post: (reply: ReviewReply) => {
      replies.push(reply);
      post(JSON.parse(JSON.stringify(reply)));
    },
    pause: (goOn) => waiting.push(goOn),
    now: () => {
      time += 1;
      return time;
    },
    // Neither is the number of its pass, which would look like it.
    passes: [2, 4],
  });
  return {
    startWorker: (hears: WorkerListener) => {
      listener = hears;
      starts += 1;
      return {
        post: (request: unknown) => {
          if (isReviewRequest(request)) waiting.push(() => answer(request));
        },
        stop: () => {
          isStopped = true;
        },
      };
    },
    say: post,
    break: () => listener?.onFailure(),
    isStopped: () => isStopped,
    starts: () => starts,
    /** The families whose reckoning was asked for. */
    loads,
    replies,
    run: (steps = Number.POSITIVE_INFINITY) => {
      for (let step = 0; step < steps && waiting.length > 0 && !isStopped; step += 1) {
        const due = waiting;
        waiting = [];
        for (const goOn of due) goOn();
      }
    },
  };
}

/** What a listener was told. */
function openEar() {
  const reviews: { review: Review; isLast: boolean }[] = [];
  const shares: number[] = [];
  let failures = 0;
  return {
    reviews,
    shares,
    failures: () => failures,
    listener: {
      onReview: (review: Review, isLast: boolean) => reviews.push({ review, isLast }),
      onShare: (share: number) => shares.push(share),
      onFailure: () => {
        failures += 1;
      },
    },
  };
}

describe('a reviewer in a worker', () => {
  test('tells a review soon, and again when it is more exact', () => {
    const worker = openWorker();
    const ear = openEar();
    createWorkerReviewer(worker).review(record, ear.listener);
    worker.say({ type: 'ready' });
    expect(ear.reviews).toEqual([]);
    worker.run();
    expect(ear.reviews.map(({ review, isLast }) => [review.samples, isLast])).toEqual([
      [2, false],
      [4, true],
    ]);
    expect(ear.reviews[0]?.review.plays.map(({ play }) => play)).toEqual(record.plays);
    expect(ear.shares.length).toBeGreaterThan(5);
    expect(ear.shares).toEqual(ear.shares.toSorted((one, other) => one - other));
    expect(ear.failures()).toBe(0);
    expect(worker.isStopped()).toBe(true);
  });

  test('that is called off ends its worker and tells nothing more', () => {
    const worker = openWorker();
    const ear = openEar();
    const callOff = createWorkerReviewer(worker).review(record, ear.listener);
    worker.run(5);
    const told = ear.shares.length;
    callOff();
    expect(worker.isStopped()).toBe(true);
    worker.say({ type: 'reviewing', share: 1 });
    worker.break();
    expect(ear.shares).toHaveLength(told);
    expect(ear.failures()).toBe(0);
  });

  test.each([
    ['nothing', null],
    ['a share beyond all', { type: 'reviewing', share: 2 }],
    ['a review of nothing', { type: 'review', review: {}, isLast: true }],
  ])('whose worker says %s fails once, and ends it', (_, nonsense) => {
    const worker = openWorker();
    const ear = openEar();
    createWorkerReviewer(worker).review(record, ear.listener);
    worker.say(nonsense);
    worker.say(nonsense);
    expect(ear.failures()).toBe(1);
    expect(worker.isStopped()).toBe(true);
  });

  test('whose worker tells a review twice fails, and ends it', () => {
    const worker = openWorker();
    const ear = openEar();
    createWorkerReviewer(worker).review(record, ear.listener);
    while (ear.reviews.length === 0) worker.run(1);
    worker.say(JSON.parse(JSON.stringify(worker.replies.at(-1))));
    expect(ear.reviews).toHaveLength(1);
    expect(ear.failures()).toBe(1);
    expect(worker.isStopped()).toBe(true);
  });

  test('whose worker breaks, or does not start, fails once it was asked', async () => {
    const worker = openWorker();
    const ear = openEar();
    createWorkerReviewer(worker).review(record, ear.listener);
    worker.break();
    expect(ear.failures()).toBe(1);
    const startless = openEar();
    const reviewer = createWorkerReviewer({
      startWorker: () => {
        throw new Error('no workers here');
      },
    });
    reviewer.expect(record);
    reviewer.review(record, startless.listener);
    expect(startless.failures()).toBe(0);
    await Promise.resolve();
    expect(startless.failures()).toBe(1);
  });

  test('starts and loads early where a review is expected, and reckons once it is asked', () => {
    const worker = openWorker();
    const ear = openEar();
    const reviewer = createWorkerReviewer(worker);
    reviewer.expect(record);
    worker.run();
    expect(worker.loads).toEqual(['fishing']);
    expect(worker.replies).toEqual([]);
    reviewer.expect(record);
    worker.run();
    worker.say({ type: 'ready' });
    const callOff = reviewer.review(record, ear.listener);
    expect(worker.starts()).toBe(1);
    worker.run(5);
    expect(ear.shares).not.toEqual([]);
    callOff();
    expect(worker.isStopped()).toBe(true);
    reviewer.review(record, ear.listener);
    expect(worker.starts()).toBe(2);
  });

  test('that is not expected any more ends its worker', () => {
    const worker = openWorker();
    const reviewer = createWorkerReviewer(worker);
    reviewer.expect(record);
    reviewer.expect(null);
    expect(worker.isStopped()).toBe(true);
    reviewer.review(record, openEar().listener);
    expect(worker.starts()).toBe(2);
  });

  test('throws outside of its promise what does not load, asked for or only expected', async () => {
    const thrown: unknown[] = [];
    const answer = createReviewing({
      reckoningOf: () => Promise.reject(new TypeError('offline')),
      post: (reply) => thrown.push(reply),
      pause: (goOn) => {
        try {
          goOn();
        } catch (error) {
          thrown.push(error);
        }
      },
      now: () => 0,
    });
    answer({ type: 'expect-review', record: formatRecord(record) });
    answer({ type: 'review', record: formatRecord(record) });
    await expect.poll(() => thrown).toEqual([new TypeError('offline'), new TypeError('offline')]);
  });

  test('that was expected and breaks before it is asked has another worker', () => {
    const worker = openWorker();
    const ear = openEar();
    const reviewer = createWorkerReviewer(worker);
    reviewer.expect(record);
    worker.break();
    expect(worker.isStopped()).toBe(true);
    reviewer.review(record, ear.listener);
    expect(worker.starts()).toBe(2);
    expect(ear.failures()).toBe(0);
  });
});
