import { expect, type Page } from '@playwright/test';
import { scoresOf } from '../../src/engine/fishing/index.ts';
import type { Match } from '../../src/store/match/match.ts';
import { mirrorStandingOf } from '../../src/store/match/mirror.ts';
import { positionOf } from '../support/fishing.ts';
import { setupOf } from '../support/matches.ts';
import { isThorough } from '../support/thoroughness.ts';
import { atFullLength } from './fullLength.ts';
import { press } from './keys.ts';
import { awaited, makePlay, tableOf } from './steps.ts';
import { leaveMatch, matchUntil, playedOn, replaceMatch, storedMatch } from './storedMatch.ts';
import { test } from './watchedTest.ts';

const groups = matchUntil(setupOf(['person', 'greedy'], { variant: 'shi-wu-hu' }), () => false);
const three = matchUntil(
  setupOf(['person', 'greedy', 'greedy'], { variant: 'shi-wu-hu' }),
  () => false,
);
const pips = matchUntil(setupOf(['person', 'greedy']), () => false);

async function openScores(page: Page, match: Match): Promise<void> {
  await leaveMatch(page, match, { screen: 'scores' });
  await page.goto('./');
  await expect(page.getByRole('heading', { name: 'Score sheet' })).toBeVisible();
}

test('the sheet opens with who won, what everybody has and the next round', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  // Every day everywhere.spec.ts goes to the sheet of two, and the next test looks at groups.
  for (const match of isThorough ? [pips, groups, three] : [three]) {
    await openScores(page, match);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/(Ann|Bo|Cy) won by \d+/);
    await expect(page.getByRole('list', { name: 'Totals' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Next round' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4 * 640);
  }
});

test(
  'somebody asks a line, a seat and a tile by keyboard, and Escape leads back to what was asked',
  atFullLength,
  async ({ page }) => {
    await openScores(page, pips);
    const counts = page.getByRole('table', { name: 'Points by group' });
    const line = counts.getByRole('button', { name: 'Small fish' });
    await line.focus();
    await press(page, 'Enter');
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    await press(page, 'Tab');
    const seat = counts.getByRole('button', { name: /^Ann Rule S1/ });
    const answer = counts.getByRole('status').first();
    await expect(seat).toBeFocused();
    await press(page, 'Enter');
    await expect(answer).toContainText(/more red pips? would add 10/);
    await expect(answer).toContainText('navpil.github.io/gupai/fishing/tiu-u.html');
    await press(page, 'Escape');
    await expect(answer).toBeEmpty();
    await expect(seat).toBeFocused();
    await press(page, 'Tab');
    const tile = counts.getByRole('button', { name: /: \d+ tiles?, / }).first();
    await expect(tile).toBeFocused();
    await press(page, 'Space');
    await expect(answer).toContainText('a small fish');
    await press(page, 'Escape');
    await expect(tile).toBeFocused();
    // A press anywhere in a row opens it, and puts the other one away: its button lies over the cells.
    const big = counts.getByRole('row', { name: /^Big fish/ });
    await big.getByRole('cell').last().click({ force: true });
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    await expect(counts.getByText('Eight pips or more: each scores twice its pips.')).toHaveCount(
      2,
    );
  },
);

test(
  'a rule that is named tells its words and sources, and gives the focus back',
  atFullLength,
  async ({ page }) => {
    await openScores(page, three);
    const rule = page.getByRole('button', { name: 'Rule S9' }).first();
    await rule.focus();
    await press(page, 'Enter');
    const dialog = page.getByRole('dialog', { name: 'Rule S9' });
    await expect(dialog).toContainText('shi-wu-hu.html');
    await press(page, 'Escape');
    await expect(dialog).toBeHidden();
    await expect(rule).toBeFocused();
  },
);

test(
  'the catches are counted under other rules behind a button, and a row tells what differs',
  atFullLength,
  async ({ page }) => {
    await openScores(page, pips);
    const others = page.getByRole('region', { name: 'Under other rules' });
    await others.getByRole('button', { name: 'Under other rules' }).click();
    const rows = others.getByRole('table').first().getByRole('row');
    const totals = scoresOf(positionOf(pips));
    await expect(rows.nth(1)).toContainText('as played');
    await expect(rows.nth(1).getByRole('cell').first()).toContainText(String(totals[0]));
    await expect(others.getByRole('cell', { name: '–' })).toHaveCount(0);
    await others.getByRole('button', { name: 'Shi Wu Hu 64 (fishing)' }).click();
    await expect(others.getByRole('columnheader', { name: 'Ann: what differs' })).toBeVisible();
    await expect(others.getByRole('rowheader', { name: 'Big fish' }).first()).toBeVisible();
  },
);

test('on paper is the whole account in black on white, every line open, and nothing to press', async ({
  page,
}) => {
  await openScores(page, groups);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Next round' })).toBeHidden();
  const lines = page.getByRole('table', { name: 'Points by group' }).getByRole('rowheader');
  // All but the sum have their reasons below them.
  await expect(page.locator('main td[colspan]')).toHaveCount((await lines.count()) - 1);
  const looks = await page.evaluate(() => {
    const main = document.querySelector('main');
    const plain = document.querySelector('[data-make] svg path:not([fill])');
    return {
      ink: main && getComputedStyle(main).color,
      ground: main && getComputedStyle(main).backgroundImage,
      tile: getComputedStyle(document.querySelector('[data-make]') ?? document.body).borderTopStyle,
      pips: plain !== null,
    };
  });
  expect(looks).toEqual({ ink: 'rgb(0, 0, 0)', ground: 'none', tile: 'solid', pips: true });
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThanOrEqual(2);
});

test('the print button prints', atFullLength, async ({ page }) => {
  await openScores(page, pips);
  const printed = await page.evaluateHandle(() => {
    const told = { times: 0 };
    window.print = () => {
      told.times += 1;
    };
    return told;
  });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await printed.jsonValue()).toEqual({ times: 1 });
});

test(
  'somebody plays a match again with seats exchanged, through a reload, to the table of both',
  atFullLength,
  async ({ page }) => {
    await openScores(page, pips);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Play it again with seats swapped' }).click();
    const first = await awaited(page);
    const begun = await storedMatch(page);
    expect(begun.setup.players.map(({ name }) => name)).toEqual(['Bo', 'Ann']);
    expect(begun.rounds[0]?.deal).toEqual(pips.rounds[0]?.deal);
    // The person now sits at seat 1, and sees that seat's hand.
    await expect(tableOf(page).handTiles).toHaveCount(12);
    await makePlay(page, first, 'mouse');
    await awaited(page);
    const middle = await storedMatch(page);
    await replaceMatch(
      page,
      playedOn(middle, () => false),
    );
    await tableOf(page).count.click();
    const both = page.getByRole('region', { name: 'The same deal, other seats' });
    await expect(both).toBeVisible();
    await page.reload();
    const standing = mirrorStandingOf(await storedMatch(page));
    const times = both.getByRole('row', { name: /time/ });
    await expect(times).toHaveCount(2);
    const before = scoresOf(positionOf(pips));
    await expect(times.first().getByRole('cell').first()).toContainText(String(before[0]));
    expect(standing?.deals[0]?.[0]?.scores).toEqual(before);
    const sum = Math.abs(standing?.together[0] ?? 0);
    await expect(both.getByRole('row', { name: /Total/ })).toContainText(String(sum));
    // The match ends with it: there is no next deal, and the seats have been exchanged.
    await expect(page.getByRole('button', { name: /^Next/ })).toBeHidden();
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Play it again/ })).toBeHidden();
  },
);
