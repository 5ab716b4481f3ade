import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { preview } from 'vite';
import {
  baitOf,
  fishOf,
  formatKind,
  formOf,
  legalPlays,
  type VariantId,
} from '../../src/engine/index.ts';
import { positionOf, startMatch } from '../../src/store/match.ts';
import { setupOf } from '../support/matches.ts';
import { chromiumFlags, chromiumPath } from './chromium.ts';
import { awaited, makePlay } from './steps.ts';
import { leaveMatch, storedMatch } from './storedMatch.ts';
import { type Figures, figuresOf, marks, type TraceEvent } from './traceFigures.ts';

declare global {
  interface Window {
    /** Kept when the flights of a traced press have landed. */
    landed?: Promise<void>;
  }
}

/**
 * Prints how long the built app keeps the processor while tiles move, on a processor slowed down four times: for the deal and
 * the first captures of real rounds, the longest task of the main thread, the time from the click to the first frame that shows it,
 * and the longest time between two frames after that, all from the browser's own trace. A folder other than `dist` may be named. It judges nothing.
 */

const slower = 4;
const screens = {
  phone: { width: 390, height: 844 },
  desk: { width: 1280, height: 800 },
} as const;
const games = ['tiu-u', 'shi-wu-hu'] as const satisfies readonly VariantId[];
/** So many captures of a round are traced. */
const enough = 6;
const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'blink.user_timing',
];

const [, , folder = 'dist'] = process.argv;
const server = await preview({
  preview: { host: '127.0.0.1', port: 0 },
  build: { outDir: folder },
  logLevel: 'warn',
});
const [address] = server.resolvedUrls?.local ?? [];
if (address === undefined) throw new Error('The preview server has no address.');
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
try {
  for (const variant of games) {
    for (const screen of ['phone', 'desk'] as const)
      await traceGame(browser, address, variant, screen);
  }
} finally {
  await browser.close();
  await server.close();
}

/** Plays a round from its deal until enough has been captured. */
async function traceGame(
  within: Browser,
  baseURL: string,
  variant: VariantId,
  screen: keyof typeof screens,
): Promise<void> {
  const tell = (what: string, { task, processor, answer, frame, frames }: Figures): void => {
    process.stdout.write(
      `${variant}, ${screen}, ${what}: longest task ${task.toFixed(1)} ms (processor ${processor.toFixed(1)} ms), first frame after ${answer.toFixed(1)} ms, longest later frame ${frame.toFixed(1)} ms, ${frames} frames\n`,
    );
  };
  const page = await within.newPage({
    baseURL,
    viewport: screens[screen],
    reducedMotion: 'no-preference',
  });
  const match = startMatch(setupOf(['person', 'greedy'], { variant }));
  await leaveMatch(page, match, { screen: 'start', botSpeed: 'normal' });
  await page.goto('./');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const go = page.getByRole('button', { name: 'Go on playing' });
  tell('deal', await traced(page, session, go));
  let captures = 0;
  let turn = await awaited(page);
  while (captures < enough && turn !== 'over') {
    const position = positionOf(await storedMatch(page));
    const play = legalPlays(position).find((each) => formOf(each) === 'capture');
    if (play === undefined) {
      await makePlay(page, turn, 'mouse');
    } else {
      if (turn === 'hand') {
        await page
          .locator(`[id^="hand-${formatKind(baitOf(play))}."]`)
          .first()
          .click();
      }
      const fish = page.locator(`[id^="lake-${formatKind(fishOf(play))}."]`).first();
      captures += 1;
      tell(`capture ${captures}`, await traced(page, session, fish));
    }
    turn = await awaited(page);
  }
  await page.close();
}

/** What a trace tells of a press and the flights that follow it. */
async function traced(page: Page, session: CDPSession, target: Locator): Promise<Figures> {
  await target.waitFor();
  await page.evaluate(markFlights, marks);
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }): void => {
    for (const event of value) if (isTraceEvent(event)) events.push(event);
  };
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await target.click();
  await page.evaluate(() => window.landed);
  await stopped(session);
  session.off('Tracing.dataCollected', collect);
  return figuresOf(events);
}

/** Runs in the page: marks the next click, and that the flights after it have landed. */
function markFlights({ begin, end }: { begin: string; end: string }): void {
  window.addEventListener('click', () => performance.mark(begin), { capture: true, once: true });
  window.landed = new Promise((landed) => {
    let flew = false;
    const observer = new MutationObserver(() => {
      const flying = document.querySelector('[data-flights] > *') !== null;
      if (flew && !flying) {
        performance.mark(end);
        observer.disconnect();
        landed();
      }
      flew ||= flying;
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

function isTraceEvent(event: object): event is TraceEvent {
  return 'name' in event && 'ts' in event && 'pid' in event && 'tid' in event;
}

function stopped(session: CDPSession): Promise<void> {
  return new Promise((done, failed) => {
    session.once('Tracing.tracingComplete', () => done());
    session.send('Tracing.end').catch(failed);
  });
}
