import { expect, type Page } from '@playwright/test';
import { faultWords } from '../../src/text/faultWords.ts';
import { languages } from '../../src/text/languages.ts';
import { setupOf } from '../support/matches.ts';
import { expectAccessible } from './axe.ts';
import { atFullLength } from './fullLength.ts';
import { awaited, expectLogOf, waitingIn } from './steps.ts';
import { heading } from './stops.ts';
import { matchUntil, openMatch, storedMatch, waitsForPerson } from './storedMatch.ts';
import { test } from './watchedTest.ts';

const match = matchUntil(setupOf(['person', 'greedy']), waitsForPerson('hand', 5));

/** Has every log, which each table has, fail while it is drawn, until `sound` is kept. */
async function breakTables(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const create = document.createElement.bind(document);
    document.createElement = (name: string, options?: ElementCreationOptions): HTMLElement => {
      if (name === 'ol' && sessionStorage.getItem('sound') === null)
        throw new Error('no lists today');
      return create(name, options);
    };
  });
}

const words = faultWords.en;

test('a table that cannot be drawn leads to the first screen, with the match safe', async ({
  page,
  breaks,
}) => {
  breaks('error');
  await breakTables(page);
  await openMatch(page, match);
  await expect(heading(page)).toHaveText(words.title);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText(words.match.saved)).toBeVisible();
  await page.getByText(words.details).click();
  await expect(page.getByText('no lists today')).toBeVisible();
  await expectAccessible(page, 'the page of a fault', false);
  await page.getByRole('button', { name: words.reload }).click();
  await expect(page.getByText(words.again)).toBeVisible();
  await page.getByRole('button', { name: words.home }).press('Enter');
  await expect(heading(page)).toHaveText('Fifteen Lakes');
  await expect(heading(page)).toBeFocused();
  await waitingIn(page).first().click();
  await expect(heading(page)).toHaveText(words.title);
  expect(await storedMatch(page)).toEqual(match);
  await page.evaluate(() => sessionStorage.setItem('sound', 'yes'));
  await page.getByRole('button', { name: words.reload }).click();
  expect(await awaited(page)).toBe('hand');
  await expectLogOf(page, match);
});

for (const language of languages) {
  for (const theme of ['light', 'dark'] as const) {
    test(
      `the page of a fault has words and is accessible, in ${language}, ${theme}`,
      atFullLength,
      async ({ page, breaks }) => {
        breaks('error');
        await breakTables(page);
        await openMatch(page, match, { language, theme });
        await expect(heading(page)).toHaveText(faultWords[language].title);
        await page.getByText(faultWords[language].details).click();
        await expect(page.getByText('no lists today')).toBeVisible();
        await expectAccessible(page, `the page of a fault in ${language}, ${theme}`, false);
      },
    );
  }
}

test('a fault that stops nothing is told above the page, and a picture that is missing is not', async ({
  page,
}) => {
  await openMatch(page, match, { screen: 'start' });
  await expect(waitingIn(page).first()).toBeVisible();
  const note = page.getByRole('region', { name: words.title });
  await page.evaluate(() => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = './assets/missing.js';
    const failed = new Promise((done) => link.addEventListener('error', done));
    document.head.append(link);
    return failed;
  });
  await expect(note).toHaveCount(0);
  await page.evaluate(() => {
    const filename = [...document.scripts].map(({ src }) => src).find((src) => src !== '') ?? '';
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('broken'), filename }));
  });
  await expect(note.getByRole('alert')).toHaveText(words.goesOn);
  await note.getByRole('button', { name: words.understood }).press('Enter');
  await expect(note).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});
