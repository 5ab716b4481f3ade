import * as v from 'valibot';
import { joinNamed } from '../families/joinNamed.ts';
import { loadBots, loadOddsReckoning, loadReckoning } from '../families/tools.ts';
import { createMeasuring, yardstickJob } from './days/measuring.ts';
import { doJobs, onceLoaded, type Work } from './jobs/doJobs.ts';
import { createLoaded } from './jobs/loaded.ts';
import { jobRequestSchema } from './jobs/messages.ts';
import { reviewJobs } from './reviewing/messages.ts';
import { createReviewing } from './reviewing/reviewing.ts';
import { thinkingJobs } from './thinking/messages.ts';
import { createThinking } from './thinking/thinking.ts';

/**
 * Lets other messages in between: a timer would wait four milliseconds each time, a message to
 * oneself does not.
 */
function createPauses(): (goOn: () => void) => void {
  const pauses = new MessageChannel();
  const waiting: (() => void)[] = [];
  pauses.port1.onmessage = () => waiting.shift()?.();
  return (goOn) => {
    waiting.push(goOn);
    pauses.port2.postMessage(null);
  };
}

const jobSchema = v.variant('kind', [...thinkingJobs, ...reviewJobs, yardstickJob]);
type Job = v.InferOutput<typeof jobSchema>;

const now = (): number => performance.now();
const botsOf = createLoaded(loadBots);
const think = createThinking({ botsOf, oddsReckoningOf: createLoaded(loadOddsReckoning), now });
const review = createReviewing({ reckoningOf: createLoaded(loadReckoning) });
const measure = createMeasuring(botsOf);

function workOn(job: Job): Work | Promise<Work> {
  switch (job.kind) {
    case 'prepare':
    case 'think':
    case 'odds':
      return think(job);
    case 'expect-review':
    case 'review':
      return review(job);
    case 'yardstick':
      return measure(job);
  }
}

const hear = doJobs<Job>({
  schema: jobRequestSchema(jobSchema),
  begin: (job) => onceLoaded(joinNamed('record' in job ? job.record : ''), () => workOn(job)),
  post: (reply) => self.postMessage(reply),
  pause: createPauses(),
  now,
});

self.addEventListener('message', ({ data }) => hear(data));
