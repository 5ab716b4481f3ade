import { formatRecord } from '../../records/formatRecord.ts';
import { playedRound } from '../../records/playedRound.ts';
import { createWorkerJobs, type StartWorker, type WorkerJobs } from '../jobs/workerJobs.ts';
import { createGathering } from './gathering.ts';
import type { ReviewJob, Task } from './messages.ts';
import type { Reviewer } from './reviewer.ts';
import { samplesFor, tasksFor } from './tasks.ts';

interface Means {
  readonly startWorker: StartWorker<ReviewJob>;
  /** How many workers share a review at most, one or more. */
  readonly most: number;
  readonly samplesOf?: typeof samplesFor;
}

/** With the tasks that its worker has been given and not answered. */
interface Helper {
  readonly jobs: WorkerJobs<ReviewJob>;
  readonly open: Set<Task>;
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
  let spare: WorkerJobs<ReviewJob> | undefined;
  const takeJobs = (): WorkerJobs<ReviewJob> => {
    const taken = spare ?? createWorkerJobs(startWorker);
    spare = undefined;
    return taken;
  };

  return {
    expect: (round) => {
      if (round === null) {
        spare?.stop();
        spare = undefined;
        return;
      }
      spare ??= createWorkerJobs(startWorker);
      // The review itself tells that it has no worker.
      const ignored = { onAnswer: () => () => undefined };
      spare.ask({ kind: 'expect-review', record: formatRecord(round) }, ignored);
    },
    review: (round, listener, wanted = 0) => {
      const samples = samplesOf(round.variant);
      const record = formatRecord(round);
      const gathering = createGathering(round, samples, listener);
      const waiting = [...tasksFor(playedRound(round), wanted, samples)];
      const helpers = new Set<Helper>();
      let isOpen = true;
      let hasReturned = false;
      const end = (): void => {
        isOpen = false;
        for (const { jobs } of helpers) jobs.stop();
      };
      const fail = (): void => {
        if (!isOpen) return;
        end();
        listener.onFailure();
      };
      const give = (helper: Helper): void => {
        const tasks = waiting.splice(0, tasksAhead - helper.open.size);
        for (const task of tasks) helper.open.add(task);
        for (const task of tasks) {
          if (!helpers.has(helper)) return;
          helper.jobs.ask(
            { kind: 'review', record, task },
            {
              onAnswer: (answer) =>
                gathering.take(task, answer) ? () => goOn(helper, task) : undefined,
              onFailed: () => drop(helper),
            },
          );
        }
      };
      const goOn = (helper: Helper, task: Task): void => {
        helper.open.delete(task);
        if (gathering.isWhole()) end();
        else give(helper);
      };
      const drop = (helper: Helper): void => {
        if (!isOpen || !helpers.delete(helper)) return;
        waiting.unshift(...helper.open);
        if (helpers.size === 0 && hasReturned) fail();
        for (const other of helpers) give(other);
      };
      for (let count = 0; count < most; count += 1) {
        const helper: Helper = { jobs: takeJobs(), open: new Set() };
        // One worker does it too.
        if (!helper.jobs.start()) break;
        helpers.add(helper);
        give(helper);
        if (!helpers.has(helper)) break;
      }
      // Nothing is told before this has returned.
      if (helpers.size === 0) queueMicrotask(fail);
      hasReturned = true;
      return end;
    },
  };
}

/** More workers gain little, and each has all that is learned in its memory. */
const mostHelpers = 4;

/** @param cores of the device; undefined, or 0, where the browser does not tell them */
export function mostHelpersFor(cores: number | undefined): number {
  return Math.min(mostHelpers, Math.max(1, (cores ?? 0) - 1));
}
