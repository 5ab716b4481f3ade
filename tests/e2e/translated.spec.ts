import { expect, type Page } from '@playwright/test';
import { formatLink } from '../../src/records/link.ts';
import { currentRound, type Match, startMatch } from '../../src/store/match/match.ts';
import { formatPlace, type Place } from '../../src/store/places.ts';
import type { Screen } from '../../src/store/table/saved.ts';
import { inTurn } from '../support/inTurn.ts';
import { setupOf } from '../support/matches.ts';
import { isThorough, runs } from '../support/thoroughness.ts';
import { workerFile } from './builtWorker.ts';
import { climbingSetup, climbingUntil, isOver } from './climbingMatch.ts';
import { expectRewritten, pressByChance, rewriters, rewriteTexts } from './rewriting.ts';
import { awaited } from './steps.ts';
import { leaveMatch, matchUntil, openMatch } from './storedMatch.ts';
import { test } from './watchedTest.ts';

interface Beginning {
  readonly match: Match | null;
  readonly screen?: Screen;
  readonly place?: Place;
}

const tiuU = startMatch(setupOf(['person', 'greedy']));
const shiWuHu = startMatch(setupOf(['person', 'greedy', 'greedy'], { variant: 'shi-wu-hu' }));
const sapNgWu = startMatch(climbingSetup(['person', 'greedy', 'greedy'], { seed: 'lotus-42' }));
const played = matchUntil(shiWuHu.setup, () => false);
const climbed = climbingUntil(sapNgWu.setup, isOver);

const beginnings: Readonly<Record<string, Beginning>> = {
  'the first screen': { match: null },
  'the table of Tiu-U': { match: tiuU },
  'the table of Sap Ng Wu': { match: sapNgWu },
  'the table of Shi Wu Hu': { match: shiWuHu },
  'the end of a round': { match: played },
  'the score sheet of fishing': { match: played, screen: 'scores' },
  'the score sheet of climbing': { match: climbed, screen: 'scores' },
  'the review of fishing': room({ room: 'review', code: formatLink(currentRound(played)) }),
  'the review of climbing': room({ room: 'review', code: formatLink(currentRound(climbed)) }),
  'a deal by link': room({ room: 'deal', code: formatLink(currentRound(played)) }),
  'the calculator': room({ room: 'calculator' }),
  'the deals of today': room({ room: 'today' }),
  'the puzzles': room({ room: 'puzzles' }),
  'your rounds': room({ room: 'history' }),
  'the lessons': room({ room: 'learn', code: '' }),
  'a lesson of fishing': room({ room: 'learn', code: 'round' }),
  'a lesson of climbing': room({ room: 'learn', code: 'sap-ng-wu-round' }),
  'the rules of fishing': room({ room: 'rules', code: 'tiu-u' }),
  'the rules of climbing': room({ room: 'rules', code: 'sap-ng-wu' }),
};

function room(place: Place): Beginning {
  return { match: null, place };
}

/** Every run begins with each fifth of them; the last test plays at a table of fishing. */
const begun = Object.entries(beginnings).filter((_, at) => isThorough || at % 5 === 0);

const walks = begun.flatMap(([name, beginning], at) =>
  (isThorough ? rewriters : [inTurn(rewriters, at)]).map((rewriter) => ({
    name,
    beginning,
    rewriter,
    seed: at,
  })),
);

/** Walks are done side by side, several in a test, each in a page of its own. */
const walkers = 4;

for (const [walker] of Array.from({ length: walkers }).entries()) {
  test(`no press empties a page whose texts are rewritten, or writes where nothing is read: ${walker + 1} of ${walkers}`, async ({
    browser,
  }) => {
    for (const { name, beginning, rewriter, seed } of walks.filter(
      (_, at) => at % walkers === walker,
    )) {
      const { match, screen = 'table', place } = beginning;
      const context = await browser.newContext();
      const page = await context.newPage();
      const where = `${name}, ${rewriter}`;
      // Other words on the first screen are an error to React, which draws it anew.
      await rewriteTexts(page, rewriter, match !== null || place !== undefined);
      await leaveMatch(page, match, { screen, botSpeed: 'at-once' });
      await page.goto(place === undefined ? './' : `./${formatPlace(place)}`);
      await expect(page.locator('#root button').first(), where).toBeVisible();
      await pressByChance(page, runs(6, 60), seed);
      await expectRewritten(page, where);
      await context.close();
    }
  });
}

test('a first screen that was translated before its script came is drawn anew, and can be used', async ({
  page,
  breaks,
}) => {
  breaks('error');
  await rewriteTexts(page, 'translator', true);
  await page.goto('./');
  await page.getByRole('button', { name: 'PASS THE DEVICE' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('font font').first()).toBeAttached();
  expect(await page.evaluate(() => window.rewriting?.lost)).toEqual([]);
});

test('after each press a translated table says what the same one says untranslated', async ({
  browser,
  breaks,
}) => {
  breaks('worker');
  const tables: Page[] = [];
  for (const isTranslated of [true, false]) {
    const context = await browser.newContext();
    // The bot that reckons until its time is over may tell two pages two plays.
    await context.route(workerFile, (route) => route.abort());
    const page = await context.newPage();
    if (isTranslated) await rewriteTexts(page, 'translator', false);
    await openMatch(page, tiuU, { botSpeed: 'at-once' });
    await awaited(page);
    tables.push(page);
  }
  const [translated, plain] = tables.map((page) => page.locator('#root'));
  for (const key of isThorough ? ['1', '2', 'Escape', 'i', 's', 'l'] : ['1', 'i', 'l']) {
    for (const page of tables) await page.keyboard.press(key);
    if (key === 'i') {
      for (const page of tables) await expect(page.locator('[data-hinted]').first()).toBeAttached();
    }
    await expect(async () => {
      expect(await translated?.innerText(), `after ${key}`).toBe(await plain?.innerText());
    }).toPass();
  }
});
