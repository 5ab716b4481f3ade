import { type BrowserContext, expect, test as plainTest } from '@playwright/test';
import { matchKey } from './storedMatch.ts';

/**
 * What can go wrong beside what a test looks at: an error of the page, one of a worker, which the
 * page makes up for, and a play of a bot that was not asked.
 */
type FaultKind = 'error' | 'worker' | 'stand-in';

interface Fault {
  readonly kind: FaultKind;
  readonly what: string;
}

declare global {
  interface Window {
    reportFault?: (fault: Fault) => void;
  }
}

/** What the browser says of files, and of servers, that a test keeps from it. */
const ofNetwork = /^Failed to load resource|^WebSocket connection to .* failed/;

/**
 * Playwright's test, which fails where anything goes wrong in any page of any context unless it has
 * said that it breaks that kind of thing, and also where it has said so and nothing went wrong.
 */
export const test = plainTest.extend<{ breaks: (...kinds: FaultKind[]) => void }>({
  breaks: [
    async ({ browser, context }, use) => {
      const faults: Fault[] = [];
      const asked = new Set<FaultKind>();
      const tell = (fault: Fault): void => {
        faults.push(fault);
      };
      const contexts: BrowserContext[] = [];
      const watch = async (watched: BrowserContext): Promise<void> => {
        contexts.push(watched);
        watched.on('weberror', (error) => {
          // In Firefox Playwright itself fails in the empty page that a window begins with.
          const isApps = error.page()?.url() !== 'about:blank';
          if (isApps) tell({ kind: 'error', what: String(error.error()) });
        });
        watched.on('console', (message) => {
          const isApps = message.type() === 'error' && !ofNetwork.test(message.text());
          if (isApps) tell({ kind: 'error', what: message.text() });
        });
        await Promise.all([
          watched.exposeFunction('reportFault', tell),
          watched.addInitScript(reportFaults, matchKey),
        ]);
      };
      const watchOther = (other: BrowserContext): void => void watch(other);
      await watch(context);
      browser.on('context', watchOther);
      await use((...kinds) => {
        for (const kind of kinds) asked.add(kind);
      });
      browser.off('context', watchOther);
      // What a page has told by now comes before its answer.
      const open = contexts.flatMap((one) => one.pages());
      await Promise.allSettled(open.map((page) => page.evaluate(() => null)));
      expect(
        faults.filter(({ kind }) => !asked.has(kind)).map(({ kind, what }) => `${kind}: ${what}`),
        'what goes wrong that the test does not break',
      ).toEqual([]);
      expect(
        [...asked].filter((kind) => faults.every((fault) => fault.kind !== kind)),
        'what the test says that it breaks, and does not',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs in each page, before any script of the app. */
function reportFaults(keyOfMatch: string): void {
  const report = (kind: FaultKind, what: string): void => window.reportFault?.({ kind, what });
  // Before Firefox leaves a page it breaks off what the page loads: a worker then fails, untold why.
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  window.Worker = class extends Worker {
    constructor(...how: ConstructorParameters<typeof Worker>) {
      super(...how);
      this.addEventListener('error', ({ message }) => {
        if (!isLeft || message) report('worker', message || 'not loaded');
      });
      this.addEventListener('messageerror', () => report('worker', 'a message cannot be read'));
      const answered = new Set<unknown>();
      this.addEventListener('message', ({ data: { type, id } }) => {
        if (type === 'failed') report('worker', 'its bots are not loaded');
        if (type !== 'answer') return;
        if (answered.has(id)) report('worker', `question ${id} is answered twice`);
        answered.add(id);
      });
    }
  };
  const write = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, text) {
    const standIns = key === keyOfMatch ? /standIns\W+\d[\d,]*/.exec(text) : null;
    if (standIns !== null) report('stand-in', standIns[0]);
    write.call(this, key, text);
  };
}
