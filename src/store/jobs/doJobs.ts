import * as v from 'valibot';
import type { JobReply, JobRequest } from './messages.ts';

/** Gives the answer: at once, or in steps that yield how much is done, 0 to 1, or nothing. */
export type Work = (() => unknown) | Generator<unknown, unknown, void>;

interface Means<Job> {
  readonly schema: v.GenericSchema<unknown, JobRequest<Job>>;
  /** Begins a job, at once if all that it takes has been loaded before. */
  readonly begin: (job: Job) => Work | Promise<Work>;
  readonly post: (reply: JobReply) => void;
  /** Goes on after the messages that have come meanwhile. */
  readonly pause: (goOn: () => void) => void;
  /** In milliseconds. */
  readonly now: () => number;
}

/** Milliseconds of work before messages are let in between. */
const slice = 10;

/**
 * The worker's side: does jobs in slices, so that each can be called off at any time.
 * @returns what is to be called with every message; it throws, at once or in a pause, where the
 * message is none of its schema, or the work does; what cannot be loaded is told as `failed`
 */
export function doJobs<Job>(means: Means<Job>): (message: unknown) => void {
  const { schema, begin, post, pause, now } = means;
  const wanted = new Set<number>();
  const tell = (id: number, answer: unknown): void => {
    wanted.delete(id);
    post({ type: 'answer', id, answer });
  };
  const goOn = (id: number, work: Work): void => {
    if (!wanted.has(id)) return;
    if (typeof work === 'function') {
      tell(id, work());
      return;
    }
    const until = now() + slice;
    let step = work.next();
    while (step.done !== true && now() < until) step = work.next();
    if (step.done === true) {
      tell(id, step.value);
      return;
    }
    const share = step.value;
    if (typeof share === 'number') {
      post({ type: 'share', id, share: Math.min(Math.max(share, 0), 1) });
    }
    pause(() => goOn(id, work));
  };
  return (message) => {
    const request = v.parse(schema, message);
    const { id } = request;
    if (request.type === 'call-off') {
      wanted.delete(id);
      return;
    }
    wanted.add(id);
    const work = begin(request.job);
    if (!(work instanceof Promise)) {
      goOn(id, work);
      return;
    }
    work
      .then((begun) => goOn(id, begun))
      .catch(() => {
        if (wanted.delete(id)) post({ type: 'failed', id });
      });
  };
}

/** Makes something of a value: at once where the value is there, else once it has come. */
export function onceLoaded<Value, Made>(
  value: Value | Promise<Value>,
  make: (value: Value) => Made | Promise<Made>,
): Made | Promise<Made> {
  return value instanceof Promise ? value.then(make) : make(value);
}
