import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import {
  baitOf,
  countOf,
  formOf,
  halvesOf,
  type Kind,
  strandedByPlacing,
  viewFor,
} from '../../src/engine/index.ts';
import { type Match, positionOf } from '../../src/store/match.ts';
import { setupOf } from '../support/matches.ts';
import { awaited, makePlay, type Pointing, tableOf } from './steps.ts';
import { leaveMatch, matchUntil, placing, replaceMatch, waitsForPerson } from './storedMatch.ts';

/** Tests that look at every screen and dialog with axe, for one way of pointing. */
export function testAccessibility(pointing: Pointing): void {
  const where = pointing === 'touch' ? 'on a phone' : 'at a desk';

  test(`the start screen and its dialogs can be used by everybody ${where}`, async ({ page }) => {
    await leaveMatch(page, matchUntil(alone, waitsForPerson('hand', 5)), { screen: 'start' });
    await page.goto('./');
    await expectAccessible(page, 'start');
    await page.getByText('Set the table yourself').click();
    await page.getByRole('heading', { name: 'Rules' }).click();
    await page.getByRole('radio', { name: 'Culin 1893' }).check();
    await expectAccessible(page, 'set-up');
    await page.getByRole('button', { name: 'Settings' }).click();
    await expectDialogAccessible(page, 'settings');
    await page.getByRole('button', { name: 'Open a record' }).click();
    await page.getByRole('textbox', { name: 'Text of the record' }).fill('no record');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    await expectDialogAccessible(page, 'import');
    await page.getByRole('button', { name: 'Save the record' }).click();
    await expectDialogAccessible(page, 'export');
    await page.getByRole('button', { name: /^Play Tiu-U/ }).click();
    await expectDialogAccessible(page, 'replace');
  });

  test(`the table and its dialogs can be used by everybody ${where}`, async ({ page }) => {
    await leaveMatch(page, matchUntil(alone, waitsForPerson('hand', 20)));
    await page.goto('./');
    await awaited(page);
    await expectAccessible(page, 'hand play');
    await tableOf(page).handTiles.first().click();
    await expectAccessible(page, 'bait chosen');
    await page
      .getByRole('button', { name: /Show the catch/ })
      .first()
      .click();
    await expectDialogAccessible(page, 'catch');
    for (const [key, name] of [
      ['l', 'log'],
      ['?', 'keys'],
      ['c', 'catches'],
      ['/', 'typed play'],
    ] as const) {
      await page.keyboard.press(key);
      await expectDialogAccessible(page, name);
    }
  });

  test(`the question before stranding, the drawn tile, the curtain and the score sheet can be used by everybody ${where}`, async ({
    page,
  }) => {
    const { match, bait } = strandingMatch();
    await leaveMatch(page, match);
    await page.goto('./');
    await awaited(page);
    const [high, low] = halvesOf(bait);
    const { hand, place, strand } = tableOf(page);
    await hand
      .getByRole('button', { name: `${high}-${low}` })
      .first()
      .click();
    await place.click();
    await expect(strand).toBeVisible();
    await expectAccessible(page, 'strand', 'dialog');

    await replaceMatch(page, matchUntil(alone, waitsForPerson('drawn', 12)));
    await awaited(page);
    await expectAccessible(page, 'drawn tile');

    const three = setupOf(['person', 'greedy', 'greedy'], { variant: 'shi-wu-hu' });
    await replaceMatch(
      page,
      matchUntil(three, () => false),
      'scores',
    );
    await expect(page.getByRole('heading', { name: 'Score sheet' })).toBeVisible();
    await expectAccessible(page, 'score sheet');

    await replaceMatch(page, matchUntil(setupOf(['person', 'person']), waitsForPerson('hand', 7)));
    await page.getByRole('button', { name: /^I am / }).click();
    for (let turn = await awaited(page); turn !== 'curtain'; turn = await awaited(page)) {
      await makePlay(page, turn, pointing);
    }
    await expectAccessible(page, 'curtain');
  });
}

const alone = setupOf(['person', 'greedy'], { variant: 'shi-wu-hu' });

/** A match in which somebody could place a tile that strands three, and that tile. */
function strandingMatch(): { match: Match; bait: Kind } {
  for (let seed = 0; seed < 500; seed += 1) {
    let bait: Kind | undefined;
    const setup = setupOf(['person', 'greedy'], { seed: `strand-${seed}` });
    const match = matchUntil(
      setup,
      (at) => {
        if (!waitsForPerson('hand')(at)) return false;
        bait = strandingBait(at);
        return bait !== undefined;
      },
      placing,
    );
    if (bait !== undefined) return { match, bait };
  }
  throw new Error('no deal lets anybody strand three tiles');
}

function strandingBait(match: Match): Kind | undefined {
  const position = positionOf(match);
  const view = viewFor(position, position.seat);
  const play = view.legal.find((one) => {
    if (formOf(one) !== 'place') return false;
    const strands = strandedByPlacing(view, one);
    const own = strands.includes(baitOf(one)) ? 1 : 0;
    return strands.reduce((sum, kind) => sum + countOf(view.lake, kind), own) >= 3;
  });
  return play === undefined ? undefined : baitOf(play);
}

async function expectDialogAccessible(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page, name, 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

async function expectAccessible(page: Page, name: string, within?: string): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  );
  expect.soft(told, name).toEqual([]);
}
