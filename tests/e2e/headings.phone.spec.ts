import { expect, type Page } from '@playwright/test';
import { variantIds } from '../../src/engine/index.ts';
import { currentRound } from '../../src/store/match/match.ts';
import { languages } from '../../src/text/languages.ts';
import { setupOf } from '../support/matches.ts';
import { isThorough } from '../support/thoroughness.ts';
import { climbingSetup, climbingUntil, isOver } from './climbingMatch.ts';
import { goToPlace } from './stops.ts';
import { changeSettings, matchUntil, openMatch, replaceMatch } from './storedMatch.ts';
import { test } from './watchedTest.ts';

/** Phones; between the first two the heading of a table comes to be seen. */
const widths = isThorough ? [320, 360, 375, 390, 414] : [320, 360];

/** The rules with the longest names, every day. */
const told = isThorough ? variantIds : (['shi-wu-hu-64', 'luan-chuo-28'] as const);

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

/** The headings of a screen of which somebody cannot read every word. */
function cutHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (heading: Element): boolean => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right, bottom } = range.getBoundingClientRect();
        if (left < -1 || right > innerWidth + 1) return true;
        for (let at = text.parentElement; at !== null; at = at.parentElement) {
          const { clipPath, overflowX, overflowY } = getComputedStyle(at);
          // It is for the ear alone.
          if (clipPath !== 'none') break;
          const edge = at.getBoundingClientRect();
          const isBeside = left < edge.left - 1 || right > edge.right + 1;
          if (isBeside && (overflowX === 'hidden' || overflowX === 'clip')) return true;
          if (bottom > edge.bottom + 4 && overflowY === 'hidden') return true;
          if (at === heading) break;
        }
      }
      return false;
    };
    return [...document.querySelectorAll('h1, h2, h3, h4, legend, summary, caption')]
      .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
      .filter(isCut)
      .map(({ textContent }) => textContent);
  });
}

/** Expects every heading whole in all languages, on each of some phones. */
async function expectWhole(page: Page, what: string, phones: readonly number[]): Promise<void> {
  for (const language of languages) {
    await changeSettings(page, { language });
    await expect(page.locator(`html[lang="${language}"]`)).toBeAttached();
    for (const width of phones) {
      await page.setViewportSize({ width, height: 640 });
      expect.soft(await cutHeadings(page), `${what}, ${language}, ${width} px`).toEqual([]);
    }
  }
}

const out = { place: 2, name: 'Wendy', control: 'person' } as const;
const alone = setupOf(['person', 'greedy'], { variant: 'shi-wu-hu-64' });
const tried = matchUntil(alone, () => true);

/** Tables with the longest headings: a game with a long name, practice, and somebody who looks on. */
const tables = {
  'a fishing table': tried,
  'a table of practice': {
    ...tried,
    rounds: [{ ...currentRound(tried), meta: { players: ['person', 'greedy'], whatIf: 'x' } }],
  },
  'a table at which one sits out': matchUntil(
    setupOf(['person', 'person'], { variant: 'shi-wu-hu-64', sitsOut: out }),
    () => true,
  ),
  'a climbing table': climbingUntil(climbingSetup(['person', 'novice', 'greedy']), () => true),
  'a climbing table that is over': climbingUntil(
    climbingSetup(['person', 'novice', 'greedy']),
    isOver,
  ),
};

test('the heading of a table is read whole on every phone, in every language', async ({ page }) => {
  await openMatch(page, null);
  for (const [what, match] of Object.entries(tables)) {
    await changeSettings(page, { language: 'en' });
    await replaceMatch(page, match);
    const looksOn = page.getByRole('button', { name: /Wendy.*look on$/ });
    await expect(page.locator('[data-region="bar"]').or(looksOn)).toBeVisible();
    if (match.setup.sitsOut !== undefined) await looksOn.tap();
    await expectWhole(page, what, widths);
  }
});

test('so are those of the first screen, of rooms and of dialogs', async ({ page }) => {
  await openMatch(page, tables['a climbing table that is over'], { screen: 'start' });
  const level1 = page.getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectWhole(page, 'settings', [320]);
  await page.keyboard.press('Escape');
  await expectWhole(page, 'start', [320]);
  for (const room of ['today', 'history', 'calculator', 'puzzles'] as const) {
    await goToPlace(page, { room });
    await expect(page).toHaveURL(new RegExp(`#${room}`));
    await expect(level1).toBeVisible();
    await expectWhole(page, room, [320]);
  }
  await replaceMatch(page, tables['a climbing table that is over'], 'scores');
  await expect(level1).toBeVisible();
  await expectWhole(page, 'score sheet', [320]);
  for (const code of ['', ...told]) {
    await goToPlace(page, { room: 'rules', code });
    await expect(level1).toBeVisible();
    await expectWhole(page, `rules ${code}`, [320]);
  }
});

/** The names 十五湖（…） of which a part stands on two lines. */
function brokenNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const words = text.textContent ?? '';
      for (const part of words.matchAll(/十五湖(?=（)|（[釣钓壓压]牌）/g)) {
        const range = document.createRange();
        range.setStart(text, part.index);
        range.setEnd(text, part.index + part[0].length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) broken.push(words);
      }
    }
    return broken;
  });
}

test('in Chinese the names of games break before their brackets alone', async ({ page }) => {
  await openMatch(page, tables['a climbing table that is over'], { screen: 'start' });
  const level1 = page.getByRole('heading', { level: 1 });
  const names = page.getByText(/^十五湖（/).first();
  for (const language of ['zh-Hant', 'zh-Hans'] as const) {
    await changeSettings(page, { language });
    for (const room of ['start', 'today', 'puzzles', 'learn'] as const) {
      if (room === 'learn') await goToPlace(page, { room, code: '' });
      else if (room !== 'start') await goToPlace(page, { room });
      await expect(level1).toBeVisible();
      await expect(names).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 640 });
        expect.soft(await brokenNames(page), `${room}, ${language}, ${width} px`).toEqual([]);
      }
    }
    await page.goto('./');
  }
});
