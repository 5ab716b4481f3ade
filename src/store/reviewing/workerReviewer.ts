import * as v from 'valibot';
import { formatRecord } from '../../records/formatRecord.ts';
import { playedRound } from '../../records/playedRound.ts';
import type { BotWorker, WorkerListener } from '../thinking/startWorker.ts';
import { createGathering } from './gathering.ts';
import { type HeardReply, type ReviewRequest, reviewReplySchema, type Task } from './messages.ts';
import type { Reviewer } from './reviewer.ts';
import { samplesFor, tasksFor } from './tasks.ts';

interface Means {
  readonly startWorker: (listener: WorkerListener) => BotWorker<ReviewRequest>;
  /** How many workers share a review at most, one or more. */
  readonly most: number;
  readonly samplesOf?: typeof samplesFor;
}

interface Helper {
  readonly worker: BotWorker<ReviewRequest>;
  readonly open: Task[];
}

interface Spare {
  readonly worker: BotWorker<ReviewRequest>;
  listener: WorkerListener;
}

/** So many tasks lie with a worker, so that it need not wait for the page in between. */
const tasksAhead = 2;

/**
 * Each review is shared by some workers, which end when it is called off; an expected review loads
 * one of them before. What a worker leaves undone that fails goes to the others; without any there
 * is no further review.
 */
export function createWorkerReviewer({
  startWorker,
  most,
  samplesOf = samplesFor,
}: Means): Reviewer {
  let spare: Spare | undefined;
  const startSpare = (): Spare => {
    const dropSpare = (): void => {
      if (spare === started) spare = undefined;
      started.worker.stop();
    };
    const started: Spare = {
      worker: startWorker({
        onMessage: (message) => started.listener.onMessage(message),
        onFailure: () => started.listener.onFailure(),
      }),
      listener: { onMessage: () => undefined, onFailure: dropSpare },
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
    review: (round, listener, wanted = 0) => {
      const samples = samplesOf(round.variant);
      const gathering = createGathering(round, samples, listener);
      const waiting = [...tasksFor(playedRound(round), wanted, samples)];
      const helpers = new Set<Helper>();
      let isOpen = true;
      const end = (): void => {
        isOpen = false;
        for (const { worker } of helpers) worker.stop();
      };
      const fail = (): void => {
        if (!isOpen) return;
        end();
        listener.onFailure();
      };
      const give = ({ worker, open }: Helper): void => {
        for (const task of waiting.splice(0, tasksAhead - open.length)) {
          open.push(task);
          worker.post(task);
        }
      };
      const hear = (helper: Helper, message: unknown): void => {
        // One that was dropped may have had something to say before it ended.
        if (!isOpen || !helpers.has(helper)) return;
        const parsed = v.safeParse(reviewReplySchema, message);
        if (!parsed.success) {
          drop(helper);
          return;
        }
        const reply = parsed.output;
        if (reply.type === 'ready') return;
        const task = helper.open.findIndex((one) => isAnswered(one, reply));
        if (task < 0 || !gathering.take(reply)) {
          drop(helper);
          return;
        }
        helper.open.splice(task, 1);
        if (gathering.isWhole()) end();
        else give(helper);
      };
      const drop = (helper: Helper): void => {
        if (!isOpen || !helpers.delete(helper)) return;
        helper.worker.stop();
        waiting.unshift(...helper.open);
        if (helpers.size === 0) fail();
        for (const other of helpers) give(other);
      };
      const start = (): void => {
        const helper: Helper = {
          open: [],
          worker: takeWorker({
            onMessage: (message) => hear(helper, message),
            onFailure: () => drop(helper),
          }),
        };
        try {
          helper.worker.post({ type: 'review', record: formatRecord(round) });
        } catch (error) {
          helper.worker.stop();
          throw error;
        }
        helpers.add(helper);
        give(helper);
      };
      try {
        while (helpers.size < most) start();
      } catch {
        // Nothing is told before this has returned. One worker does it too.
        if (helpers.size === 0) queueMicrotask(fail);
      }
      return end;
    },
  };
}

function isAnswered(task: Task, reply: HeardReply): boolean {
  if (task.at !== reply.at) return false;
  return task.type === 'judge'
    ? reply.type === 'judged'
    : reply.type === 'looked' && reply.from === task.from;
}

/** More workers gain little, and each has all that is learned in its memory. */
const mostHelpers = 4;

/** @param cores of the device; undefined, or 0, where the browser does not tell them */
export function mostHelpersFor(cores: number | undefined): number {
  return Math.min(mostHelpers, Math.max(1, (cores ?? 0) - 1));
}
