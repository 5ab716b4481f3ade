import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import * as v from 'valibot';
import { invariant } from '../../src/engine/index.ts';
import { callOf } from '../browsers/tab.ts';
import { chromiumFlags, chromiumPath } from '../e2e/chromium.ts';
import { builtFiles, openHost } from '../e2e/host.ts';
import { leaveMatch } from '../e2e/storedMatch.ts';
import type { Cost } from './row.ts';

declare global {
  interface Window {
    /** When what was waited for was shown, and the last change; it answers a while after that. */
    grown?: Promise<{ readonly shown: number; readonly last: number }>;
  }
}

/** A real browser and the built app, for what grows with what lies on a device. */
export interface Stage {
  /** A device on which nothing lies, with an empty page of the app's address. */
  readonly openDevice: () => Promise<Device>;
  readonly close: () => Promise<void>;
}

export interface Device {
  readonly page: Page;
  /** Loads the app anew, and tells what that costs. */
  readonly start: () => Promise<Cost>;
  /**
   * Tells what a deed costs, from here until the page has been at rest for a while.
   * @param shown what is there once the deed is done
   */
  readonly measure: (deed: () => Promise<unknown>, shown: Shown) => Promise<Cost>;
  /** Presses what has this name, as the page itself would, so that finding it costs nothing. */
  readonly press: (name: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** An element that is there, or is there no more, and words in it. */
export interface Shown {
  readonly selector: string;
  readonly words?: string;
  readonly isGone?: boolean;
}

export async function openStage(): Promise<Stage> {
  const host = await openHost(builtFiles());
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  return {
    openDevice: () => openDevice(browser, host.address),
    close: async () => {
      await browser.close();
      await host.close();
    },
  };
}

async function openDevice(browser: Browser, address: string): Promise<Device> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await leaveMatch(page, null, { streaks: true });
  await page.goto(`${address}icon.svg`);
  const session = await context.newCDPSession(page);
  const atRest = async () => {
    const grown = await page.evaluate(() => window.grown);
    invariant(grown !== undefined, 'something is waited for');
    return grown;
  };
  return {
    page,
    start: async () => {
      const told = await traceTasks(session);
      await page.goto(address);
      await page.evaluate<number>(callOf(watch, [{ selector: 'main' }, restful]));
      const { last } = await atRest();
      return { shown: last, ...(await told()) };
    },
    measure: async (deed, shown) => {
      const told = await traceTasks(session);
      const begin = await page.evaluate<number>(callOf(watch, [shown, restful]));
      await deed();
      const grown = await atRest();
      return { shown: grown.shown - begin, ...(await told()) };
    },
    press: (name) => page.evaluate(pressNamed, name),
    close: () => context.close(),
  };
}

/** A page is at rest where nothing in it has changed for so long, in milliseconds. */
const restful = 1000;

/** Runs in the page, from whose beginning it counts; returns now. */
function watch([{ selector, words = '', isGone = false }, rest]: readonly [Shown, number]): number {
  const begin = performance.now();
  window.grown = new Promise((resolve) => {
    let shown: number | undefined;
    let last = begin;
    const look = (): void => {
      last = performance.now();
      const found = [...document.querySelectorAll(selector)];
      const isThere = found.some((one) => one.textContent?.includes(words));
      if (isThere !== isGone) shown ??= last;
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    look();
    const timer = setInterval(() => {
      if (shown === undefined || performance.now() - last < rest) return;
      observer.disconnect();
      clearInterval(timer);
      resolve({ shown, last });
    }, 100);
  });
  return begin;
}

/** Runs in the page. */
function pressNamed(name: string): void {
  const buttons = [...document.querySelectorAll('button')].toReversed();
  const named = buttons.find((button) => {
    const by = document.getElementById(button.getAttribute('aria-labelledby') ?? '');
    return (button.getAttribute('aria-label') ?? (by ?? button).textContent) === name;
  });
  if (named === undefined) throw new Error(`No button is named ${name}.`);
  named.click();
}

const taskSchema = v.object({
  name: v.literal('RunTask'),
  pid: v.number(),
  tid: v.number(),
  /** In microseconds, how long it took. */
  dur: v.optional(v.number(), 0),
  /** In microseconds, what the processor gave to it. */
  tdur: v.optional(v.number(), 0),
});
const threadSchema = v.object({
  name: v.literal('thread_name'),
  pid: v.number(),
  tid: v.number(),
  args: v.object({ name: v.literal('CrRendererMain') }),
});

/** Tells what the tasks of the page's main thread cost from now until the answer is called. */
async function traceTasks(session: CDPSession): Promise<() => Promise<Omit<Cost, 'shown'>>> {
  const tasks: v.InferOutput<typeof taskSchema>[] = [];
  const threads = new Set<string>();
  const collect = ({ value }: { value: object[] }): void => {
    for (const event of value) {
      if (v.is(taskSchema, event)) tasks.push(v.parse(taskSchema, event));
      else if (v.is(threadSchema, event)) threads.add(`${event.pid} ${event.tid}`);
    }
  };
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline'] },
  });
  return async () => {
    await new Promise<void>((done, failed) => {
      session.once('Tracing.tracingComplete', () => done());
      session.send('Tracing.end').catch(failed);
    });
    session.off('Tracing.dataCollected', collect);
    const own = tasks.filter(({ pid, tid }) => threads.has(`${pid} ${tid}`));
    // The clock of a thread jumps at times: a task of a moment then seems to have cost much.
    const costs = own.map(({ dur, tdur }) => Math.min(dur, tdur) / 1000);
    return { busy: costs.reduce((sum, cost) => sum + cost, 0), longest: Math.max(0, ...costs) };
  };
}
