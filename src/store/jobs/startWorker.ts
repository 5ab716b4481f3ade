export interface BotWorker<Asked> {
  readonly post: (request: Asked) => void;
  readonly stop: () => void;
}

export interface WorkerListener {
  readonly onMessage: (message: unknown) => void;
  /** It could not be loaded, or has thrown. */
  readonly onFailure: () => void;
}

/**
 * For how long, in milliseconds, a page that is left or loaded anew may still run. Firefox first
 * ends what the page is loading, so the worker fails: a stand-in would play, and its play would be
 * saved.
 */
const leaving = 300;

/** Starts the worker of this page, which checks each request itself; may throw. */
export function startWorker({ onMessage, onFailure }: WorkerListener): BotWorker<unknown> {
  const worker = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }) => onMessage(data));
  worker.addEventListener('messageerror', onFailure);
  worker.addEventListener('error', () => setTimeout(onFailure, leaving));
  return {
    post: (request) => worker.postMessage(request),
    stop: () => worker.terminate(),
  };
}
