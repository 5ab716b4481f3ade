import { expect, type Locator, type Page } from '@playwright/test';
import { formatPlay, parsePlay } from '../../src/engine/fishing/index.ts';
import type { Match } from '../../src/store/match/match.ts';
import { playWords } from '../../src/text/fishing/playWords.ts';
import { positionOf, stepsOf } from '../support/fishing.ts';
import { voices } from '../support/voices.ts';
import { storedMatch } from './storedMatch.ts';

export type Pointing = 'mouse' | 'touch';

export function tableOf(page: Page) {
  const hand = page.getByRole('grid', { name: /^Hand: / });
  const lake = page.getByRole('grid', { name: /^Lake, / });
  return {
    hand,
    lake,
    handTiles: hand.getByRole('button'),
    lakeTiles: lake.getByRole('button'),
    /** What the chosen bait can catch. */
    fish: lake.getByRole('button', { name: /, (?:all three )?can be caught/ }),
    place: page.getByRole('button', { name: 'Place in the lake' }),
    count: page.getByRole('button', { name: 'Score sheet' }),
    drawn: page.getByRole('img', { name: /^Drawn tile: / }),
    /** Tiles that may be chosen as bait now. */
    baits: hand.locator('button:not([data-idle])'),
    logLines: logOf(page).getByRole('listitem'),
    undo: page.getByRole('button', { name: 'Undo' }),
    strand: page.getByRole('dialog', { name: /^Place .*\?$/ }),
  };
}

/** What waits on the first screen, what is most wanted first; in English. */
export function waitingIn(page: Page): Locator {
  return page.getByRole('list', { name: 'Waiting for you' }).getByRole('button');
}

/** The log of a table: beside it, or in a dialog where the window is narrow. */
export function logOf(page: Page): Locator {
  const beside = page.getByRole('complementary', { name: 'Log' });
  return beside.or(page.getByRole('dialog', { name: 'Log' }));
}

/**
 * Looks into the log. After the end of a round nothing stands beside the table, so it is opened for
 * as long as somebody looks.
 */
export async function withLog(page: Page, isOver: boolean, look: () => Promise<void>) {
  const opens = isOver && !(await page.getByRole('dialog').isVisible());
  if (opens) {
    // A page that has just been opened does not listen to keys before it shows the end.
    await expect(page.getByRole('button', { name: 'Score sheet' })).toBeVisible();
    await page.keyboard.press('l');
  }
  await look();
  if (opens) await page.keyboard.press('Escape');
}

/**
 * Whose decision the table waits for: the person's with a hand tile or with the drawn one, or
 * nobody's any more.
 */
export type Awaited = 'hand' | 'drawn' | 'over' | 'curtain';

/**
 * Waits until the game waits for a person, and until a press is no longer taken for the rest of a
 * double tap.
 */
export async function awaited(page: Page): Promise<Awaited> {
  await pressGuardOver(page);
  return untilAsked(askingAt(page), askedBy);
}

/** Waits until something asks a person, and tells what for. */
export async function untilAsked<Asked>(
  asking: Locator,
  askedBy: (asking: Locator) => Promise<Asked | null>,
): Promise<Asked> {
  for (;;) {
    await expect(asking.first()).toBeVisible();
    const asked = await askedBy(asking);
    if (asked !== null) return asked;
  }
}

/** All that shows what the table waits for, looked for at once, as each look through it costs. */
export function askingAt(page: Page): Locator {
  const pressed = page.getByRole('button', {
    name: /^(?:Score sheet|Place in the lake)$|, (?:all three )?can be caught|: show my hand$/,
  });
  return tableOf(page).baits.or(pressed);
}

/** Which decision is waited for by what is there of these parts, if any. */
export function askedBy(asking: Locator): Promise<Awaited | null> {
  return asking.evaluateAll((parts) => {
    if (parts.length === 0) return null;
    const words = parts.map((part) => part.ariaLabel ?? part.textContent);
    if (words.includes('Score sheet')) return 'over';
    if (words.some((each) => each.endsWith(': show my hand'))) return 'curtain';
    return parts.some((part) => part.closest('[data-region="hand"]')) ? 'hand' : 'drawn';
  });
}

/**
 * Waits until a press is no longer taken for the rest of a double tap, which it is for so long
 * after a play.
 */
export async function pressGuardOver(page: Page): Promise<void> {
  const begun = await page.evaluate(() => performance.now());
  // Asked in each frame, which is usual, the page would draw all the while.
  await page.waitForFunction((since) => performance.now() - since > 400, begun, { polling: 50 });
}

/** The two digits of a tile from what it is called: `Red Nine, 5‑4` is `54`. */
export function digitsOf(label: string | null): string {
  const [, high, low] = /(\d)‑(\d)/.exec(label ?? '') ?? [];
  if (high === undefined || low === undefined) throw new Error(`“${label}” names no tile`);
  return `${high}${low}`;
}

/**
 * Makes one play with what lies on the table: takes the first lit fish, else places.
 * @returns the play in the notation of records, as the person would have written it down
 */
export async function makePlay(page: Page, turn: Awaited, pointing: Pointing): Promise<string> {
  const press = (target: Locator): Promise<void> =>
    pointing === 'touch' ? target.tap() : target.click();
  const { handTiles, fish, place, drawn, strand } = tableOf(page);
  const [label] =
    turn === 'drawn'
      ? [await drawn.getAttribute('aria-label')]
      : [await handTiles.first().getAttribute('aria-label')];
  const bait = digitsOf(label);
  if (turn === 'hand') await press(handTiles.first());
  const [name] = await fish.evaluateAll((tiles) => tiles.map((tile) => tile.ariaLabel));
  if (name !== undefined) {
    await press(fish.first());
    return `${bait}x${digitsOf(name)}${name?.includes('all three') === true ? '*3' : ''}`;
  }
  await press(place);
  if (await strand.isVisible()) await press(strand.getByRole('button', { name: 'Place it' }));
  return bait;
}

export async function expectLogOf(page: Page, match: Match): Promise<void> {
  const { logLines } = tableOf(page);
  const names = match.setup.players.map(({ name }) => name);
  const expected = stepsOf(match).map(({ seat, phase, play }) =>
    playWords({ name: names[seat] ?? '', phase, play }, voices.en),
  );
  await withLog(page, positionOf(match).phase === 'over', async () => {
    await expect(logLines).toHaveCount(expected.length);
    // In a dialog the newest play comes first.
    if (await page.getByRole('dialog').isVisible()) expected.reverse();
    const lines = await logLines.allTextContents();
    expect(lines.map((line, at) => line.slice(0, expected[at]?.length))).toEqual(expected);
  });
}

export async function setBotsAtOnce(page: Page, pointing: Pointing): Promise<void> {
  const press = (target: Locator): Promise<void> =>
    pointing === 'touch' ? target.tap() : target.click();
  await press(page.getByRole('button', { name: 'Settings' }));
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByRole('radio', { name: 'At once' }).check();
  await press(settings.getByRole('button', { name: 'Close' }));
  await expect(settings).toBeHidden();
}

/**
 * Waits until a page that has got another size or other words is laid out anew, with its letters.
 */
export async function settled(page: Page): Promise<void> {
  const isDrawn = await page.evaluate(async (longest) => {
    const orGivenUp = (promise: Promise<unknown>): Promise<boolean> =>
      Promise.race([
        promise.then(() => true),
        new Promise<boolean>((done) => setTimeout(() => done(false), longest)),
      ]);
    const drawn = (): Promise<boolean> =>
      orGivenUp(new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    if (!(await drawn())) return false;
    if (document.fonts.status === 'loaded') return true;
    await orGivenUp(document.fonts.ready);
    return drawn();
  }, longestFrame);
  const size = page.viewportSize();
  // Now and then a browser that has just made a window larger draws no frame of it for minutes, and
  // a press waits for one. A window that is made smaller is drawn.
  if (!isDrawn && size !== null) await page.setViewportSize({ ...size, height: size.height - 1 });
}

/** How long to wait for a frame, in milliseconds: longer than a slow machine needs for one. */
const longestFrame = 10_000;

export async function tableInWords(page: Page) {
  const { hand, lake } = tableOf(page);
  await expect(lake).toBeVisible();
  const names = (within: Locator): Promise<string[]> =>
    within.getByRole('button').evaluateAll((tiles) => tiles.map((tile) => tile.ariaLabel ?? ''));
  return {
    turn: await page.getByRole('banner').getByRole('paragraph').textContent(),
    hand: await names(hand),
    /** Slot by slot; a gap is an empty text. */
    lake: await lake
      .getByRole('gridcell')
      .evaluateAll((slots) => slots.map((slot) => slot.querySelector('button')?.ariaLabel ?? '')),
    seats: await names(page.getByRole('region', { name: 'Players' })),
    log: await tableOf(page).logLines.allTextContents(),
  };
}

/** A play of the notation really is one, and the last play kept of a round begins with it. */
export async function expectKept(page: Page, index: number, text: string): Promise<void> {
  expect(parsePlay(text), `${text} is a play`).toBeDefined();
  const step = stepsOf(await storedMatch(page))[index];
  expect(step && formatPlay(step.play)).toBe(text);
}

/**
 * Lets the page draw its fresh seeds from the same numbers each time, so that a round that fails
 * can be played again.
 */
export async function withTheSameSeeds(page: Page, first = 15): Promise<void> {
  await page.addInitScript((begin) => {
    let state = begin;
    crypto.getRandomValues = (numbers) => {
      if (numbers instanceof Uint32Array) {
        for (const at of numbers.keys()) {
          state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
          numbers[at] = state;
        }
      }
      return numbers;
    };
  }, first);
}
