import { describe, expect, test } from 'vitest';
import type { Bots } from '../../../src/bots/bot.ts';
import { type FamilyId, invariant, type VariantId } from '../../../src/engine/index.ts';
import { offeredGames } from '../../../src/families/names.ts';
import { loadBots } from '../../../src/families/tools.ts';
import { dayLevelOf } from '../../../src/store/days/dayDeal.ts';
import { lateYardsticks } from '../../../src/store/days/lateYardsticks.ts';
import { type MeasuredDeal, measuredDealOf } from '../../../src/store/days/measuredDeal.ts';
import {
  createMeasuring,
  type YardstickJob,
  yardstickJob,
} from '../../../src/store/days/measuring.ts';
import { createYardsticks } from '../../../src/store/days/yardsticks.ts';
import { doJobs } from '../../../src/store/jobs/doJobs.ts';
import { type JobRequest, jobRequestSchema } from '../../../src/store/jobs/messages.ts';
import type { WorkerListener } from '../../../src/store/jobs/startWorker.ts';

const date = '2026-12-02';
const dealOf = (variant: VariantId): MeasuredDeal => ({
  variant,
  date,
  opponents: dayLevelOf(date),
});
const yardstick = { random: -20, novice: -10, greedy: 0, skilled: 10, expert: 20 };

type YardstickRequest = JobRequest<YardstickJob>;

/** Workers that answer when they are told to, or as `answer` does. */
function openWorkers(answer?: (request: YardstickRequest, listener: WorkerListener) => void) {
  const workers: { listener: WorkerListener; posted: YardstickRequest[]; isStopped: boolean }[] =
    [];
  const start = (listener: WorkerListener) => {
    const posted: YardstickRequest[] = [];
    const worker = { listener, posted, isStopped: false };
    workers.push(worker);
    return {
      post: (request: YardstickRequest) => {
        worker.posted.push(request);
        answer?.(request, listener);
      },
      stop: () => {
        worker.isStopped = true;
      },
    };
  };
  return { workers, start };
}

test('the page asks for a deal as it was before its first play, which the worker measures', async () => {
  // All play at random, which takes little time.
  const botsOf = async (family: FamilyId): Promise<Bots> => {
    const { random } = await loadBots[family]();
    return {
      random,
      novice: random,
      greedy: random,
      skilled: random,
      expert: random,
      adviser: random,
    };
  };
  const { start, workers } = openWorkers((request, { onMessage }) => {
    doJobs<YardstickJob>({
      schema: jobRequestSchema(yardstickJob),
      begin: createMeasuring(botsOf),
      post: onMessage,
      pause: (goOn) => goOn(),
      now: () => 0,
    })(request);
  });
  const yardsticks = createYardsticks(start);
  const made: [VariantId, number | undefined][] = [];
  for (const { variant } of offeredGames) {
    const found = await yardsticks.of(dealOf(variant));
    made.push([variant, found?.skilled]);
  }
  expect(made).toEqual([
    ['tiu-u', 31],
    ['shi-wu-hu', -65],
    ['sap-ng-wu', -0.1],
  ]);
  expect(workers).toHaveLength(offeredGames.length);
});

describe('yardsticks from a worker', () => {
  const replyTo = ({ id }: YardstickRequest, answer: unknown = yardstick) => ({
    ...{ type: 'answer', id, answer },
  });

  test('come one after the other from one worker, which ends after the last', async () => {
    const { workers, start } = openWorkers();
    const yardsticks = createYardsticks(start);
    const both = [yardsticks.of(dealOf('tiu-u')), yardsticks.of(dealOf('shi-wu-hu'))];
    const [worker] = workers;
    invariant(worker !== undefined, 'a worker was started');
    const [first, second, ...others] = worker.posted;
    invariant(first !== undefined && second !== undefined, 'both are asked of it');
    worker.listener.onMessage(replyTo(first));
    expect(await both[0]).toEqual(yardstick);
    expect(worker.isStopped).toBe(false);
    worker.listener.onMessage(replyTo(second, { ...yardstick, random: -30 }));
    expect(await both[1]).toEqual({ ...yardstick, random: -30 });
    expect({ isStopped: worker.isStopped, others }).toEqual({ isStopped: true, others: [] });
    expect(workers).toHaveLength(1);
  });

  test('are reckoned once, however often they are asked', async () => {
    const { workers, start } = openWorkers((request, { onMessage }) => onMessage(replyTo(request)));
    const yardsticks = createYardsticks(start);
    for (let time = 0; time < 3; time += 1) {
      expect(await yardsticks.of(dealOf('tiu-u'))).toEqual(yardstick);
    }
    expect(workers.flatMap(({ posted }) => posted)).toHaveLength(1);
    await yardsticks.of({ ...dealOf('tiu-u'), opponents: 'skilled' });
    expect(workers.flatMap(({ posted }) => posted)).toHaveLength(2);
  });

  test.each<[string, (listener: WorkerListener, request: YardstickRequest) => void]>([
    ['fails', ({ onFailure }) => onFailure()],
    ['answers nonsense', ({ onMessage }, request) => onMessage(replyTo(request, { random: 1 }))],
  ])('are missing where the worker %s, and are tried again when asked', async (_, answer) => {
    let isBroken = true;
    const { workers, start } = openWorkers((request, listener) => {
      if (isBroken) answer(listener, request);
      else listener.onMessage(replyTo(request));
    });
    const yardsticks = createYardsticks(start);
    expect(await yardsticks.of(dealOf('tiu-u'))).toBeNull();
    expect(workers[0]?.isStopped).toBe(true);
    isBroken = false;
    expect(await yardsticks.of(dealOf('tiu-u'))).toEqual(yardstick);
  });

  test('are missing where no worker starts', async () => {
    const yardsticks = createYardsticks(() => {
      throw new Error('no workers here');
    });
    expect(await yardsticks.of(dealOf('tiu-u'))).toBeNull();
  });

  test('come the same way where their code loads late', async () => {
    const { start } = openWorkers((request, { onMessage }) => onMessage(replyTo(request)));
    expect(await lateYardsticks(start).of(dealOf('tiu-u'))).toEqual(yardstick);
  });
});

describe('the deal that is measured', () => {
  const round = { variant: 'tiu-u', controls: ['person', 'greedy'] } as const;

  test('is that of a round of a day, against those who played in it', () => {
    expect(measuredDealOf({ ...round, day: { date } })).toEqual(dealOf('tiu-u'));
  });

  test('is none where it was no deal of a day', () => {
    expect(measuredDealOf({ ...round, day: null })).toBeUndefined();
  });
});
