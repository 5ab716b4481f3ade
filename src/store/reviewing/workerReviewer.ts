import * as v from 'valibot';
import { formatRecord } from '../../records/formatRecord.ts';
import { readReview } from '../../review/reviewJson.ts';
import type { BotWorker, WorkerListener } from '../thinking/startWorker.ts';
import { type ReviewRequest, reviewReplySchema } from './messages.ts';
import type { Reviewer } from './reviewer.ts';

interface Means {
  /** Starts a worker; may throw. */
  readonly startWorker: (listener: WorkerListener) => BotWorker<ReviewRequest>;
}

interface Spare {
  readonly worker: BotWorker<ReviewRequest>;
  listener: WorkerListener;
}

/** Each review has a worker, which ends when called off; an expected review loads it before. */
export function createWorkerReviewer({ startWorker }: Means): Reviewer {
  let spare: Spare | undefined;
  const startSpare = (): Spare => {
    const drop = (): void => {
      if (spare === started) spare = undefined;
      started.worker.stop();
    };
    const started: Spare = {
      worker: startWorker({
        onMessage: (message) => started.listener.onMessage(message),
        onFailure: () => started.listener.onFailure(),
      }),
      listener: { onMessage: () => undefined, onFailure: drop },
    };
    return started;
  };
  /** The worker that waits, or a new one; may throw. */
  const takeWorker = (listener: WorkerListener): BotWorker<ReviewRequest> => {
    const taken = spare ?? startSpare();
    spare = undefined;
    taken.listener = listener;
    return taken.worker;
  };
  return {
    expect: (round) => {
      if (round === null) {
        spare?.worker.stop();
        spare = undefined;
        return;
      }
      try {
        spare ??= startSpare();
        spare.worker.post({ type: 'expect-review', record: formatRecord(round) });
      } catch {
        // The review itself tells that it has no worker.
      }
    },
    review: (round, listener) => {
      let isOpen = true;
      let worker: BotWorker<ReviewRequest> | undefined;
      let samples = 0;
      const end = (): void => {
        isOpen = false;
        worker?.stop();
      };
      const fail = (): void => {
        if (!isOpen) return;
        end();
        listener.onFailure();
      };
      const hear = (message: unknown): void => {
        if (!isOpen) return;
        const parsed = v.safeParse(reviewReplySchema, message);
        if (!parsed.success) {
          fail();
          return;
        }
        const reply = parsed.output;
        if (reply.type === 'reviewing') listener.onShare(reply.share);
        if (reply.type !== 'review') return;
        const review = readReview(reply.review, round);
        // Each is more exact than the one before; else two would be at work.
        if (review === undefined || review.samples <= samples) {
          fail();
          return;
        }
        samples = review.samples;
        listener.onReview(review, reply.isLast);
        if (reply.isLast) end();
      };
      try {
        worker = takeWorker({ onMessage: hear, onFailure: fail });
        worker.post({ type: 'review', record: formatRecord(round) });
      } catch {
        // Nothing is told before this has returned.
        queueMicrotask(fail);
      }
      return end;
    },
  };
}
