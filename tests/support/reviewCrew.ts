import * as v from 'valibot';
import type { FamilyId } from '../../src/engine/index.ts';
import type { Reckoning } from '../../src/review/reckoning.ts';
import { doJobs } from '../../src/store/jobs/doJobs.ts';
import { type JobReply, type JobRequest, jobRequestSchema } from '../../src/store/jobs/messages.ts';
import type { WorkerListener } from '../../src/store/jobs/startWorker.ts';
import { type ReviewJob, reviewJobs } from '../../src/store/reviewing/messages.ts';
import { createReviewing } from '../../src/store/reviewing/reviewing.ts';
import { createWorkerReviewer } from '../../src/store/reviewing/workerReviewer.ts';

interface Means {
  readonly reckoningOf: (family: FamilyId) => Reckoning;
  readonly samples: number;
  readonly crew?: number;
  /** How many workers start; those after them throw. */
  readonly most?: number;
  /** Which of the workers that have something to do goes on, of so many. */
  readonly next?: (count: number) => number;
}

/** A worker of this process, which may say something else than it should. */
interface Hand {
  readonly waiting: JobRequest<ReviewJob>[];
  readonly replies: JobReply[];
  readonly say: (message: unknown) => void;
  readonly break: () => void;
  isStopped: boolean;
}

/** A reviewer whose workers are of this process, and go on when the test says so. */
export function openCrew({
  reckoningOf,
  samples,
  crew = 1,
  most = Number.POSITIVE_INFINITY,
  next = () => 0,
}: Means) {
  const hands: Hand[] = [];
  const loads: FamilyId[] = [];
  const works = new Map<Hand, (request: JobRequest<ReviewJob>) => void>();
  const samplesOf = () => samples;
  const startWorker = (listener: WorkerListener) => {
    if (hands.length >= most) throw new Error('no more workers here');
    const hand: Hand = {
      waiting: [],
      replies: [],
      say: listener.onMessage,
      break: listener.onFailure,
      isStopped: false,
    };
    const work = doJobs<ReviewJob>({
      schema: jobRequestSchema(v.variant('kind', [...reviewJobs])),
      begin: createReviewing({
        reckoningOf: (family) => {
          loads.push(family);
          return reckoningOf(family);
        },
        samplesOf,
      }),
      post: (reply) => {
        hand.replies.push(reply);
        listener.onMessage(JSON.parse(JSON.stringify(reply)));
      },
      pause: (goOn) => goOn(),
      now: () => 0,
    });
    hands.push(hand);
    works.set(hand, work);
    return {
      post: (request: JobRequest<ReviewJob>) => hand.waiting.push(request),
      stop: () => {
        hand.isStopped = true;
      },
    };
  };
  return {
    reviewer: createWorkerReviewer({ startWorker, most: crew, samplesOf }),
    hands,
    /** The families whose reckoning was asked for. */
    loads,
    /** Has one worker after the other do one thing, until nothing is left to do. */
    run: (steps = Number.POSITIVE_INFINITY) => {
      for (let step = 0; step < steps; step += 1) {
        const busy = hands.filter(({ waiting, isStopped }) => waiting.length > 0 && !isStopped);
        const hand = busy[next(busy.length)];
        const request = hand?.waiting.shift();
        if (hand === undefined || request === undefined) return;
        works.get(hand)?.(request);
      }
    },
  };
}
