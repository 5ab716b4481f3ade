import { expect, type Locator } from '@playwright/test';
import { setupOf } from '../support/matches.ts';
import { isThorough, runs } from '../support/thoroughness.ts';
import { workerFile } from './builtWorker.ts';
import { focused, press, pressToNextScreen, tabTo } from './keys.ts';
import { awaited, tableOf } from './steps.ts';
import { matchUntil, openMatch, playsOf, storedMatch, waitsForPerson } from './storedMatch.ts';
import { test } from './watchedTest.ts';

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('the heading of the table takes the focus, and then the field for a typed play', async ({
    page,
  }) => {
    await openMatch(page, null);
    await page.getByRole('button', { name: /^Play Tiu-U/ }).click();
    await awaited(page);
    expect(await focused(page)).toBe('H1');
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  });
});

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('whose turn it is, what is lit, chosen, dim and hinted is told by more than colour', async ({
    page,
    breaks,
  }) => {
    const match = matchUntil(
      setupOf(['person', 'greedy'], { variant: 'shi-wu-hu' }),
      waitsForPerson('hand', 20),
    );
    breaks('worker');
    // What stands in for the worker needs no clock, so that the hint is the same on every machine:
    // a capture.
    await page.route(workerFile, (route) => route.abort());
    await openMatch(page, match, {
      hints: true,
      strandedFish: true,
      catchersGlow: false,
    });
    await awaited(page);
    const { handTiles, lakeTiles } = tableOf(page);
    const seats = page.getByRole('region', { name: 'Players' }).getByRole('button');
    expect.soft(await looksOf(seats), 'whose turn it is').toHaveLength(2);
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.getByRole('button', { name: 'Why?', exact: true })).toBeVisible();
    expect.soft(await looksOf(handTiles), 'hinted').toHaveLength(2);
    // Of some bait the fish are others than those of the hint.
    for (const tile of await handTiles.all()) {
      await tile.click();
      if ((await looksOf(lakeTiles)).length === 3) break;
    }
    expect.soft(await looksOf(handTiles), 'chosen, hinted and not').toHaveLength(3);
    expect.soft(await looksOf(lakeTiles), 'lit, hinted and not').toHaveLength(3);
  });
});

test('focus is never lost by dialogs, undo, a hint, watching or another language', async ({
  page,
}) => {
  await openMatch(page, matchUntil(setupOf(['person', 'greedy']), waitsForPerson('hand', 9)), {
    hints: true,
    screen: 'start',
  });
  await tabTo(page, '繁體中文');
  await press(page, 'Enter');
  await expect(page.locator('html[lang="zh-Hant"]')).toBeAttached();
  expect(await focused(page)).toBe('繁體中文');
  await tabTo(page, 'English', 'Shift+Tab');
  await press(page, 'Enter');
  await expect(page.locator('html[lang="en"]')).toBeAttached();
  await tabTo(page, 'Tiu-U with Bo Continue · round 1');
  await pressToNextScreen(page, 'Enter');

  await awaited(page);
  const dialog = page.getByRole('dialog');
  await press(page, 'Tab');
  // Every run opens each second dialog by its key, and by the menu others.
  for (const key of everySecond(['l', 'c', 'g', 'x', 'w', '?', '/'])) {
    const before = await focused(page);
    await press(page, key);
    await expect(dialog).toBeVisible();
    await press(page, 'Escape');
    await expect(dialog).toBeHidden();
    expect(await focused(page), `after ${key}`).toBe(before);
  }
  await tabTo(page, 'At this table');
  for (const entry of everySecond(['Keyboard', 'Log', 'Unseen tiles', 'Settings and aids'])) {
    await press(page, 'Enter');
    await expect(dialog).toBeVisible();
    await tabTo(page, entry);
    await press(page, 'Enter');
    await expect(page.getByRole('button', { name: entry, exact: true })).toHaveCount(0);
    await tabTo(page, 'Close');
    await press(page, 'Enter');
    await expect(dialog).toBeHidden();
    expect(await focused(page), `after ${entry}`).toBe('At this table');
  }
  await press(page, 'Enter');
  await tabTo(page, 'Why did they play that?');
  await press(page, 'Enter');
  await expect(page.getByRole('group', { name: 'Answer' })).not.toBeEmpty();
  expect(await focused(page)).toBe('At this table');

  await tabTo(page, 'Hint');
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: 'Why?', exact: true })).toBeFocused();
  await press(page, 'Enter');
  await press(page, 'r');
  await tabTo(page, 'Home', 'Shift+Tab');

  // A play and its undo, again and again: what had focus goes and comes back.
  for (let round = 0; round < runs(1, 3); round += 1) {
    await awaited(page);
    const plays = playsOf(await storedMatch(page));
    await press(page, '1');
    if ((await tableOf(page).fish.count()) > 0) await press(page, 'Enter');
    else await press(page, 'p');
    await expect.poll(async () => playsOf(await storedMatch(page))).toBeGreaterThan(plays);
    await awaited(page);
    await press(page, 'u');
    if (round === 1) await press(page, 'u');
    expect(await focused(page)).not.toBe('BODY');
  }
  // And in another language while a tile has focus.
  await page.evaluate(() => {
    const key = 'fifteen-lakes/settings';
    const text = JSON.stringify({ language: 'zh-Hans', botSpeed: 'at-once', soundAsked: true });
    localStorage.setItem(key, text);
    dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
  });
  await expect(page.locator('html[lang="zh-Hans"]')).toBeAttached();
  expect(await focused(page)).not.toBe('BODY');
});

function everySecond<Each>(all: readonly Each[]): readonly Each[] {
  return isThorough ? all : all.filter((_, at) => at % 2 === 0);
}

/** The ways in which some things look, told without their colours, their words and their pips. */
function looksOf(things: Locator): Promise<string[]> {
  return things.evaluateAll((elements) => {
    const lookOf = (element: Element): string => {
      const style = getComputedStyle(element);
      return [
        style.borderTopWidth,
        style.borderTopStyle,
        style.outlineStyle,
        style.outlineStyle === 'none' ? '' : style.outlineWidth,
        style.transform,
        style.textDecorationLine,
      ].join(' ');
    };
    return [
      ...new Set(
        elements.map((element) =>
          [
            element,
            ...element.querySelectorAll(':scope > span, :scope > span > span:not([data-part] *)'),
          ]
            .map(lookOf)
            .join('|'),
        ),
      ),
    ];
  });
}
