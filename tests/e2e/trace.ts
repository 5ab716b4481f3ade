import { type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { preview } from 'vite';
import { strongestLevel } from '../../src/bots/levels.ts';
import { climbing, passPlay } from '../../src/engine/climbing/index.ts';
import {
  baitOf,
  fishOf,
  formOf,
  legalPlays,
  type VariantId,
} from '../../src/engine/fishing/index.ts';
import { formatKind, invariant } from '../../src/engine/index.ts';
import { type Match, startMatch } from '../../src/store/match/match.ts';
import type { Settings } from '../../src/store/settings.ts';
import { positionOf } from '../support/fishing.ts';
import { setupOf } from '../support/matches.ts';
import { chromiumFlags, chromiumPath } from './chromium.ts';
import { climbingPositionOf, climbingSetup, goodPlay } from './climbingMatch.ts';
import { awaitedAtClimbing, readyButton } from './climbingSteps.ts';
import { completingMatch } from './completingMatch.ts';
import { awaited, makePlay, waitingIn } from './steps.ts';
import { matchUntil, openMatch, playsOf, storedMatch } from './storedMatch.ts';
import { type Figures, figuresOf, marks, type TraceEvent } from './traceFigures.ts';

declare global {
  interface Window {
    /**
     * Kept when what is traced is over: the flights of a press have landed, or a bot has thought.
     */
    traced?: Promise<void>;
  }
}

/**
 * Prints how long the built app keeps the processor while tiles move, on a processor slowed down
 * four times: for the deal and the first captures of real rounds, the longest task of the main
 * thread, the time from the click to the first frame that shows it, and the longest time between
 * two frames after that; then the longest task while the strongest bot thinks about a hint and
 * about its own plays. Of a climbing round it prints the same for the deal, for the person's plays and
 * for what the others play after them; and for a group that is completed and a round that is
 * counted. All is from the browser's own trace. A folder other than
 * `dist` may be named. It judges nothing.
 */

const slower = 4;
const screens = {
  phone: { width: 390, height: 844 },
  desk: { width: 1280, height: 800 },
} as const;
const games = ['tiu-u', 'shi-wu-hu'] as const satisfies readonly VariantId[];
/** So many captures, hints, plays of a bot or at the climbing table are traced in a round. */
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
const [address = ''] = server.resolvedUrls?.local ?? [];
if (address === '') throw new Error('The preview server has no address.');
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
try {
  for (const variant of games) {
    for (const screen of ['phone', 'desk'] as const) {
      await traceGame(variant, screen);
      await traceThoughts(variant, screen);
    }
  }
  for (const screen of ['phone', 'desk'] as const) await traceClimbing(screen);
  for (const screen of ['phone', 'desk'] as const) {
    await traceFeat(screen);
    await traceEnd(screen);
  }
} finally {
  await browser.close();
  await server.close();
}

async function traceGame(variant: VariantId, screen: keyof typeof screens): Promise<void> {
  const tell = (what: string, figures: Figures): void => {
    tellFlights(`${variant}, ${screen}, ${what}`, figures);
  };
  const match = startMatch(setupOf(['person', 'greedy'], { variant }));
  const { page, session } = await opened(screen, match, { botSpeed: 'normal' });
  const go = waitingIn(page).first();
  tell('deal', await tracedPress(page, session, go));
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
      tell(`capture ${captures}`, await tracedPress(page, session, fish));
    }
    turn = await awaited(page);
  }
  await page.close();
}

async function traceClimbing(screen: keyof typeof screens): Promise<void> {
  const tell = (what: string, figures: Figures): void => {
    tellFlights(`sap-ng-wu, ${screen}, ${what}`, figures);
  };
  // In this deal the person wins tricks and is asked to declare.
  const match = startMatch(climbingSetup(['person', 'greedy', 'greedy'], { seed: 'c' }));
  const { page, session } = await opened(screen, match, { botSpeed: 'fast' });
  tell('deal', await tracedPress(page, session, waitingIn(page).first()));
  let plays = 0;
  let turn = await awaitedAtClimbing(page);
  while (plays < enough && turn !== 'over') {
    const now = await storedMatch(page);
    const good = goodPlay(now);
    // A pass moves nothing; a good player passes often.
    const chosen =
      good === passPlay
        ? (climbing.legalPlays(climbingPositionOf(now)).find((play) => play !== passPlay) ?? good)
        : good;
    const button = await readyButton(page, now, chosen);
    if (chosen === passPlay || turn === 'declare' || turn === 'lay') {
      await button.click();
    } else {
      plays += 1;
      tell(`play ${plays}`, await tracedPress(page, session, button));
      const next = await traced(page, session, markFlights, async () => {
        // The trick may be the person's already, with nothing more to fly.
        await Promise.race([landed(page), awaitedAtClimbing(page)]);
      });
      if (next !== undefined) tell(`after play ${plays}`, next);
    }
    turn = await awaitedAtClimbing(page);
  }
  await page.close();
}

/** Goes on with a round where the person can complete a group, and completes it. */
async function traceFeat(screen: keyof typeof screens): Promise<void> {
  const { match, bait, fish } = completingMatch();
  const { page, session } = await opened(screen, match, { botSpeed: 'slow' });
  await waitingIn(page).first().click();
  await page
    .locator(`[id^="hand-${formatKind(bait)}."]`)
    .first()
    .click();
  tellFlights(
    `shi-wu-hu, ${screen}, a group completed, with its ribbon`,
    await tracedPress(page, session, page.locator(`[id^="lake-${formatKind(fish)}."]`).first()),
  );
  await page.close();
}

/** Makes the last play of a round and lets it be counted. */
async function traceEnd(screen: keyof typeof screens): Promise<void> {
  const setup = setupOf(['person', 'greedy'], { variant: 'shi-wu-hu' });
  const over = matchUntil(setup, () => false);
  const match = matchUntil(setup, (now) => playsOf(now) >= playsOf(over) - 1);
  const { page, session } = await opened(screen, match, { botSpeed: 'slow' });
  await waitingIn(page).first().click();
  const counted = await traced(page, session, markCount, () => landed(page));
  invariant(counted !== undefined, 'the round is counted');
  tellFlights(`shi-wu-hu, ${screen}, the end of a round, counted`, counted);
  await page.close();
}

/** Runs in the page: marks that the count of a round begins, and that it stands. */
function markCount({ begin, end }: { begin: string; end: string }): void {
  window.traced = new Promise((done) => {
    let hasBegun = false;
    const observer = new MutationObserver(() => {
      const lines = document.querySelectorAll('main table tbody tr').length;
      const shown = document.querySelectorAll('main table tbody tr[data-shown]').length;
      if (lines > 0 && !hasBegun) {
        performance.mark(begin);
        hasBegun = true;
      }
      if (!hasBegun || shown < lines) return;
      observer.disconnect();
      // What the last line leads to is shown in the frame after it.
      requestAnimationFrame(() =>
        setTimeout(() => {
          performance.mark(end);
          done();
        }, 0),
      );
    });
    observer.observe(document, { attributes: true, childList: true, subtree: true });
  });
}

/**
 * Takes hints in a round against the strongest bot, and plays on, until enough has been thought
 * about.
 */
async function traceThoughts(variant: VariantId, screen: keyof typeof screens): Promise<void> {
  const tell = (what: string, { task, processor, frame }: Figures): void => {
    process.stdout.write(
      `${variant}, ${screen}, ${strongestLevel} thinks about ${what}: longest task ${task.toFixed(1)} ms (processor ${processor.toFixed(1)} ms), longest frame ${frame.toFixed(1)} ms\n`,
    );
  };
  const match = startMatch(setupOf(['person', strongestLevel], { variant }));
  // A bot that need not wait for a beat is seen to think from its beginning.
  const left = { botSpeed: 'at-once', hints: true } as const;
  const { page, session } = await opened(screen, match, left);
  await waitingIn(page).first().click();
  let turn = await awaited(page);
  for (let hints = 1; hints <= enough && turn !== 'over'; hints += 1) {
    const hint = page.getByRole('button', { name: 'Hint', exact: true });
    const thought = await traced(page, session, markThought, async () => {
      await hint.click();
      await page.getByRole('button', { name: 'Why?', exact: true }).waitFor();
    });
    if (thought !== undefined) tell(`hint ${hints}`, thought);
    const made = turn;
    const play = await traced(page, session, markThought, async () => {
      await makePlay(page, made, 'mouse');
      turn = await awaited(page);
    });
    if (play !== undefined) tell('its play', play);
  }
  await page.close();
}

/** A page on a slow processor where a match was left. */
async function opened(
  screen: keyof typeof screens,
  match: Match,
  settings: Partial<Settings>,
): Promise<{ readonly page: Page; readonly session: CDPSession }> {
  const page = await browser.newPage({
    baseURL: address,
    viewport: screens[screen],
    reducedMotion: 'no-preference',
    serviceWorkers: 'block',
  });
  await openMatch(page, match, { screen: 'start', ...settings });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return { page, session };
}

function tellFlights(of: string, { task, processor, answer, frame, frames }: Figures): void {
  process.stdout.write(
    `${of}: longest task ${task.toFixed(1)} ms (processor ${processor.toFixed(1)} ms), first frame after ${answer.toFixed(1)} ms, longest later frame ${frame.toFixed(1)} ms, ${frames} frames\n`,
  );
}

async function tracedPress(page: Page, session: CDPSession, target: Locator): Promise<Figures> {
  await target.waitFor();
  const figures = await traced(page, session, markFlights, async () => {
    await target.click();
    await landed(page);
  });
  invariant(figures !== undefined, 'the marks were set');
  return figures;
}

/** Waits until what was marked last has landed. */
function landed(page: Page): Promise<void> {
  return page.evaluate(() => window.traced);
}

/**
 * What a trace tells of the time between two marks while something is done; undefined where they
 * were not set.
 * @param mark runs in the page and has the marks set
 */
async function traced(
  page: Page,
  session: CDPSession,
  mark: (names: typeof marks) => void,
  act: () => Promise<void>,
): Promise<Figures | undefined> {
  await page.evaluate(mark, marks);
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }): void => {
    for (const event of value) if (isTraceEvent(event)) events.push(event);
  };
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await act();
  await stopped(session);
  session.off('Tracing.dataCollected', collect);
  const isMarked = Object.values(marks).every((mark) => events.some(({ name }) => name === mark));
  return isMarked ? figuresOf(events) : undefined;
}

/**
 * Runs in the page: marks that the next bot is waited for, once the press before it is shown, and
 * that it has answered.
 */
function markThought({ begin, end }: { begin: string; end: string }): void {
  let thinks = false;
  let isMarked = false;
  const observer = new MutationObserver(() => {
    const thought = thinks;
    thinks = document.querySelector('[data-part="thinking"]') !== null;
    if (thinks && !thought) {
      // What takes a press its time is another figure.
      requestAnimationFrame(() =>
        setTimeout(() => {
          performance.mark(begin);
          isMarked = true;
        }, 0),
      );
    }
    if (thought && !thinks) {
      if (isMarked) performance.mark(end);
      observer.disconnect();
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}

/**
 * Runs in the page: marks the next click, or that flights begin without one, and that they have
 * landed.
 */
function markFlights({ begin, end }: { begin: string; end: string }): void {
  let hasBegun = false;
  window.traced = new Promise((landed) => {
    // Either event may come first; only the first is marked.
    window.addEventListener(
      'click',
      () => {
        if (!hasBegun) performance.mark(begin);
        hasBegun = true;
      },
      { capture: true, once: true },
    );
    let flew = false;
    const observer = new MutationObserver(() => {
      const flying = document.querySelector('[data-flights] > *') !== null;
      if (flying && !hasBegun) {
        performance.mark(begin);
        hasBegun = true;
      }
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
