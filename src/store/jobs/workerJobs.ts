import { soundIn } from '../../records/soundIn.ts';
import { type JobRequest, jobReplySchema } from './messages.ts';
import type { BotWorker, WorkerListener } from './startWorker.ts';

/** Starts a worker; may throw. */
export type StartWorker<Job> = (listener: WorkerListener) => BotWorker<JobRequest<Job>>;

interface JobListener {
  /** Told as often as the work takes a breath, 0 to 1. */
  readonly onShare?: ((share: number) => void) | undefined;
  /** Gives what tells an answer; undefined where it is nonsense, so that the worker has failed. */
  readonly onAnswer: (answer: unknown) => (() => void) | undefined;
  /** There will be no answer. */
  readonly onFailed?: () => void;
}

export interface WorkerJobs<Job> {
  /** Starts the worker, unless it runs; tells whether one runs now. */
  readonly start: () => boolean;
  /** Returns what calls the job off: nothing is told after that. */
  readonly ask: (job: Job, listener: JobListener) => () => void;
  /** Ends the worker. Its open jobs have failed; the next one has another worker. */
  readonly stop: () => void;
}

/**
 * The page's side: jobs that one worker does at a time. A worker that fails, says nonsense, answers
 * twice or unasked is ended; its open jobs have failed, and the next one has another worker.
 * @param onStart is called with each worker that has started
 */
export function createWorkerJobs<Job>(
  startWorker: StartWorker<Job>,
  onStart: () => void = () => undefined,
): WorkerJobs<Job> {
  let worker: BotWorker<JobRequest<Job>> | undefined;
  let lastId = 0;
  const open = new Map<number, JobListener>();
  /** A worker may still answer these, each once. */
  const calledOff = new Set<number>();

  const stop = (): void => {
    const failed = [...open.values()];
    open.clear();
    calledOff.clear();
    worker?.stop();
    worker = undefined;
    for (const { onFailed } of failed) onFailed?.();
  };
  const hear = (message: unknown): void => {
    const reply = soundIn(jobReplySchema, message);
    const listener = reply && open.get(reply.id);
    if (reply === undefined || (listener === undefined && !calledOff.has(reply.id))) stop();
    else if (reply.type === 'share') listener?.onShare?.(reply.share);
    else if (listener === undefined) calledOff.delete(reply.id);
    else {
      const tell = reply.type === 'answer' ? listener.onAnswer(reply.answer) : undefined;
      if (tell === undefined) stop();
      else if (open.delete(reply.id)) tell();
    }
  };
  const start = (): boolean => {
    if (worker !== undefined) return true;
    try {
      const started = startWorker({
        onMessage: (message) => {
          if (worker === started) hear(message);
        },
        onFailure: () => {
          if (worker === started) stop();
        },
      });
      worker = started;
    } catch {
      return false;
    }
    onStart();
    return true;
  };
  const post = (request: JobRequest<Job>): void => {
    try {
      worker?.post(request);
    } catch {
      stop();
    }
  };
  return {
    start,
    ask: (job, listener) => {
      lastId += 1;
      const id = lastId;
      open.set(id, listener);
      if (start()) post({ type: 'ask', id, job });
      else stop();
      return () => {
        if (!open.delete(id)) return;
        calledOff.add(id);
        post({ type: 'call-off', id });
      };
    },
    stop,
  };
}
