import * as v from 'valibot';
import { ask, callOf, type Tab } from './tab.ts';

interface Seen {
  /** What went wrong in the page or in a worker of it. */
  readonly faults: string[];
  /** How many questions were answered by workers. */
  answers: number;
}

declare global {
  interface Window {
    /** What `watchPage` has seen. */
    seenHere?: Seen;
  }
}

const seenSchema = v.object({ faults: v.array(v.string()), answers: v.number() });

/** What has the page watched, as a script that runs before every other one. */
export const watchingScript = callOf(watchPage, null);

/** What went wrong in the page since it was loaded, and how often a worker of it has answered. */
export function seenIn(tab: Tab): Promise<v.InferOutput<typeof seenSchema>> {
  return ask(
    tab,
    seenSchema,
    () => window.seenHere ?? { faults: ['The page is not watched.'], answers: 0 },
    null,
  );
}

/**
 * Runs in the page: keeps what goes wrong. The app itself goes on without its worker, so that a
 * person would not see that it fails.
 */
function watchPage(): void {
  const seen: Seen = { faults: [], answers: 0 };
  window.seenHere = seen;
  const told = (what: string): void => {
    seen.faults.push(what);
  };
  window.addEventListener('error', ({ message }) => told(`error: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => told(`rejected: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    told(`refused by ${violatedDirective}: ${blockedURI}`),
  );
  // A slow machine is no failure: the app waits longer for its worker.
  const { setTimeout } = window;
  const longWait = 4000;
  Object.assign(window, {
    setTimeout: (then: () => void, wait = 0) => setTimeout(then, wait < longWait ? wait : 5 * wait),
  });
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      const answered = new Set<number>();
      this.addEventListener('error', ({ message }) => told(`error in a worker: ${message}`));
      this.addEventListener('messageerror', () => told('a message of a worker cannot be read'));
      this.addEventListener('message', ({ data }: MessageEvent<{ type: string; id: number }>) => {
        if (data.type === 'failed') told(`a worker has failed at question ${data.id}`);
        if (data.type !== 'answer') return;
        if (answered.has(data.id)) told(`question ${data.id} is answered twice`);
        answered.add(data.id);
        seen.answers += 1;
      });
    }
  };
}
