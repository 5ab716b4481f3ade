import { expect, type Page, test } from '@playwright/test';
import { scoresOf } from '../../src/engine/fishing/index.ts';
import type { Match } from '../../src/store/match/match.ts';
import { mirrorStandingOf } from '../../src/store/match/mirror.ts';
import { positionOf } from '../support/fishing.ts';
import { setupOf } from '../support/matches.ts';
import { press } from './keys.ts';
import { awaited, makePlay, tableOf } from './steps.ts';
import { leaveMatch, matchUntil, playedOn, replaceMatch, storedMatch } from './storedMatch.ts';

const groups = matchUntil(setupOf(['person', 'greedy'], { variant: 'shi-wu-hu' }), () => false);
const pips = matchUntil(setupOf(['person', 'greedy']), () => false);

async function openScores(page: Page, match: Match): Promise<void> {
  await leaveMatch(page, match, { screen: 'scores' });
  await page.goto('./');
  await expect(page.getByRole('heading', { name: 'Score sheet' })).toBeVisible();
}

test('somebody asks a line and a tile by keyboard, and Escape leads back to what was asked', async ({
  page,
}) => {
  await openScores(page, pips);
  const sheet = page.getByRole('region', { name: 'Ann', exact: true });
  const line = sheet.getByRole('button', { name: /^Small fish Rule S1/ });
  const answer = sheet.getByRole('status').first();
  await line.focus();
  await press(page, 'Enter');
  await expect(line).toHaveAttribute('aria-expanded', 'true');
  await expect(answer).toContainText(/more red pips? would count 10 more/);
  await expect(answer).toContainText('navpil.github.io/gupai/fishing/tiu-u.html');
  await press(page, 'Escape');
  await expect(answer).toBeEmpty();
  await expect(line).toBeFocused();
  await press(page, 'Tab');
  const tile = sheet.getByRole('button', { name: /: \d+ tiles?, / }).first();
  await expect(tile).toBeFocused();
  await press(page, 'Space');
  await expect(answer).toContainText('a small fish');
  await press(page, 'Escape');
  await expect(tile).toBeFocused();
});

test('a rule that is named tells its words and sources, and gives the focus back', async ({
  page,
}) => {
  await openScores(page, groups);
  const rule = page.getByRole('button', { name: 'Rule S8' }).first();
  await rule.focus();
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Rule S8' });
  await expect(dialog).toContainText('Bonuses come on top');
  await expect(dialog).toContainText('shi-wu-hu.html');
  await press(page, 'Escape');
  await expect(dialog).toBeHidden();
  await expect(rule).toBeFocused();
});

test('the catches are counted under every other rule set, and a row tells what differs', async ({
  page,
}) => {
  await openScores(page, pips);
  const others = page.getByRole('region', { name: 'The same catches under other rules' });
  const rows = others.getByRole('table').first().getByRole('row');
  await expect(rows).toHaveCount(6);
  const totals = scoresOf(positionOf(pips));
  await expect(rows.nth(1)).toContainText('as played');
  await expect(rows.nth(1).getByRole('cell').first()).toContainText(String(totals[0]));
  await others.getByRole('button', { name: 'Shi Wu Hu, the fishing game, with two sets' }).click();
  await expect(others.getByRole('columnheader', { name: 'Ann: what differs' })).toBeVisible();
  await expect(others.getByRole('rowheader', { name: 'Big fish' }).first()).toBeVisible();
});

test('on paper are tiles and figures in black on white, each catch on a page of its own, and nothing to press', async ({
  page,
}) => {
  await openScores(page, groups);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Next round' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Who pays whom' })).toBeVisible();
  const looks = await page.evaluate(() => {
    const main = document.querySelector('main');
    const plain = document.querySelector('[data-make] svg path:not([fill])');
    const sheets = [...document.querySelectorAll('main section')].filter(
      (section) => getComputedStyle(section).breakBefore === 'page',
    );
    return {
      ink: main && getComputedStyle(main).color,
      ground: main && getComputedStyle(main).backgroundImage,
      tile: getComputedStyle(document.querySelector('[data-make]') ?? document.body).borderTopStyle,
      pips: plain !== null,
      sheets: sheets.length,
    };
  });
  expect(looks).toEqual({
    ink: 'rgb(0, 0, 0)',
    ground: 'none',
    tile: 'solid',
    pips: true,
    sheets: 2,
  });
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThanOrEqual(3);
});

test('the print button prints', async ({ page }) => {
  await openScores(page, pips);
  const printed = await page.evaluateHandle(() => {
    const told = { times: 0 };
    window.print = () => {
      told.times += 1;
    };
    return told;
  });
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await printed.jsonValue()).toEqual({ times: 1 });
});

test('somebody plays a match again with seats exchanged, through a reload, to the table of both', async ({
  page,
}) => {
  await openScores(page, pips);
  await page.getByRole('button', { name: 'Play it again with seats exchanged' }).click();
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
  const both = page.getByRole('region', { name: 'The same tiles, other seats' });
  await expect(both).toBeVisible();
  await page.reload();
  const standing = mirrorStandingOf(await storedMatch(page));
  const times = both.getByRole('row', { name: /time/ });
  await expect(times).toHaveCount(2);
  const before = scoresOf(positionOf(pips));
  await expect(times.first().getByRole('cell').first()).toContainText(String(before[0]));
  expect(standing?.deals[0]?.[0]?.scores).toEqual(before);
  const sum = Math.abs(standing?.together[0] ?? 0);
  await expect(both.getByRole('row', { name: /Together/ })).toContainText(String(sum));
  // The match ends with it: there is no next deal, and the seats have been exchanged.
  await expect(page.getByRole('button', { name: /^Next/ })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Play it again/ })).toBeHidden();
});
