import { expect, type Locator, type Page } from '@playwright/test';
import * as v from 'valibot';
import { type VariantId, variantIds } from '../../src/engine/fishing/index.ts';
import { waysToPlay } from '../../src/ui/setup/waysToPlay.ts';
import { readGolden } from '../conformance/golden.ts';
import { atFullLength } from './fullLength.ts';
import { focused, press, tabTo } from './keys.ts';
import { chooseGame } from './stops.ts';
import { leaveMatch } from './storedMatch.ts';
import { voices } from './voices.ts';
import { test } from './watchedTest.ts';

const say = voices.en;
const catches = readGolden(
  'catches.jsonl',
  v.strictObject({
    variant: v.picklist(variantIds),
    catch: v.array(v.string()),
    total: v.number(),
  }),
);

/** What a person sees of the calculator, by role and name. */
function calculatorOf(page: Page) {
  const keypad = page.getByRole('grid');
  const tabs = page.getByRole('group', { name: 'Whose catch' });
  return {
    keypad,
    tab: (name: string) => tabs.getByRole('button', { name: new RegExp(`^${name}:`) }),
    key: (tile: string) => keypad.getByRole('button', { name: `, ${tile[0]}‑${tile[1]},` }),
    field: page.getByRole('textbox', { name: 'Or type the catch' }),
    status: page.getByRole('status', { name: 'What has changed' }),
    enter: page.getByRole('button', { name: 'Enter this round' }),
    ledger: page.getByRole('table', { name: 'Ledger of the evening' }),
    button: (name: string | RegExp): Locator =>
      page.getByRole('button', { name, exact: typeof name === 'string' }),
  };
}

async function openCalculator(page: Page): Promise<void> {
  await leaveMatch(page, null);
  await page.goto('./');
  await page.getByRole('button', { name: 'Score real tiles' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Score real tiles' })).toBeFocused();
}

async function chooseWay(page: Page, variant: VariantId): Promise<void> {
  const { button } = calculatorOf(page);
  await button('Game and players').click();
  await chooseGame(page.getByRole('dialog'), say(`variant.${waysToPlay(variant)[0]}`));
  await page.getByRole('combobox').selectOption(variant);
  await button('Close').click();
}

// The counting itself has tests of its own.
for (const variant of variantIds) {
  test(
    `catches of ${variant} come to their known totals, typed and tapped`,
    atFullLength,
    async ({ page }) => {
      const [shortest, ...others] = catches
        .filter((one) => one.variant === variant && one.catch.length > 7)
        .toSorted((one, other) => one.catch.length - other.catch.length);
      const longest = others.at(-1);
      if (shortest === undefined || longest === undefined)
        throw new Error('there are two at least');
      await openCalculator(page);
      await chooseWay(page, variant);
      const { tab, key, field, button } = calculatorOf(page);
      for (const { catch: tiles, total } of [shortest, longest]) {
        await field.fill(tiles.join(' '));
        await expect(tab('Ann')).toHaveAccessibleName(new RegExp(`^Ann: ${total} points, `));
        await expect(page.getByRole('region', { name: 'Ann', exact: true })).toContainText(
          `${total} points`,
        );
      }
      await button('Clear').click();
      for (const tile of shortest.catch) await key(tile).click();
      await expect(tab('Ann')).toHaveAccessibleName(
        `Ann: ${shortest.total} points, ${shortest.catch.length} tiles`,
      );
    },
  );
}

test('the photographed catches count 132 and 670', atFullLength, async ({ page }) => {
  await openCalculator(page);
  const { tab, button } = calculatorOf(page);
  await button(/^Tiu-U: 132/).click();
  await expect(tab('Ann')).toHaveAccessibleName('Ann: 132 points, 16 tiles');
  await button(/64 \(fishing\): 670/).click();
  await button('Show the example').click();
  await expect(tab('Ann')).toHaveAccessibleName('Ann: 670 points, 26 tiles');
  await expect(page.getByText('Ben to Ann: 670 points')).toBeVisible();
});

test(
  'no more tiles are entered than the kit holds, tapped or typed',
  atFullLength,
  async ({ page }) => {
    await openCalculator(page);
    const { tab, key, field, status, enter, ledger } = calculatorOf(page);
    for (let copy = 0; copy < 3; copy += 1) await key('66').click();
    await tab('Ben').click();
    await key('66').click();
    await expect(key('66')).toBeDisabled();
    await key('66').click({ force: true });
    await expect(status).toContainText('the game has 4 tiles, and none is left');
    await expect(tab('Ben')).toHaveAccessibleName('Ben: 24 points, 1 tile');
    await field.fill('54 66*2');
    await field.blur();
    await expect(page.getByRole('alert')).toContainText(
      'the game has 4, and with these you’d have 5',
    );
    await expect(field).toHaveValue('54 66*2');
    await enter.click();
    await expect(ledger).toBeHidden();
    // Where a tile is freed, what was typed is counted.
    await tab('Ann').click();
    await page.getByRole('button', { name: 'Remove last', exact: true }).click();
    await expect(tab('Ben')).toHaveAccessibleName('Ben: 66 points, 3 tiles');
  },
);

test('an evening outlives the page: rounds, names, and what is being entered', async ({ page }) => {
  await openCalculator(page);
  const { tab, field, enter, ledger, button } = calculatorOf(page);
  await button('Game and players').click();
  await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Mei');
  await button('Close').click();
  await field.fill('66*4 63 54');
  await tab('Mei').click();
  await field.fill('11*4');
  await enter.click();
  await expect(page.getByText('The round is in the ledger.')).toBeVisible();
  await field.fill('44*2 foo');
  await page.reload();
  await expect(field).toHaveValue('44*2 foo');
  await expect(ledger.getByRole('row')).toHaveText([
    /Round.*Ann.*Mei/,
    /132.*\+122.*10.*−122/,
    /Total.*\+122.*−122/,
  ]);
});

test(
  'a round that is being edited outlives the page, and so does one that was brought back',
  atFullLength,
  async ({ page }) => {
    await openCalculator(page);
    const { tab, field, enter, ledger, button } = calculatorOf(page);
    await field.fill('66*4 63 54');
    await tab('Ben').click();
    await field.fill('11*4');
    await enter.click();
    await field.fill('44*2 foo');
    await button(/^Round 1:/).click();
    await button('Edit this round').click();
    await expect(tab('Ann')).toBeFocused();
    await field.fill('66*4 63');
    await page.reload();
    await button('Save the changes to round 1').click();
    await expect(ledger.getByRole('row').nth(1)).toHaveText(/114.*\+104/);
    await expect(field).toHaveValue('44*2 foo');

    await button('Clear the ledger').click();
    await button('Delete them').click();
    await expect(ledger).toBeHidden();
    await button('Bring back').click();
    await page.reload();
    await expect(ledger.getByRole('row')).toHaveCount(3);
  },
);

test(
  'four people at a game for three keep one evening, each sitting out in turn',
  atFullLength,
  async ({ page }) => {
    await openCalculator(page);
    const { field, enter, ledger, button } = calculatorOf(page);
    const outs = page.getByRole('group', { name: say('calculator.out') });
    await button('Game and players').click();
    await page.getByRole('radio', { name: '3 players' }).check();
    await page.getByRole('checkbox', { name: say('start.out.more') }).check();
    await button('Close').click();
    await expect(outs.getByRole('radio', { name: 'Jay' })).toBeChecked();
    await outs.getByRole('radio', { name: 'Ben' }).check();
    await field.fill('66*4');
    await enter.click();
    await page.reload();
    await expect(outs.getByRole('radio', { name: 'Eve' })).toBeChecked();
    await expect(ledger.getByRole('row')).toHaveText([
      /Round.*Ann.*Ben.*Eve.*Jay/,
      /96.*\+192.*out.*−96.*−96/,
      /Total.*\+192.*0.*−96.*−96/,
    ]);
  },
);

test('two tabs keep one ledger', atFullLength, async ({ page, context }) => {
  await openCalculator(page);
  const other = await context.newPage();
  await other.goto('./#calculator');
  const here = calculatorOf(page);
  const there = calculatorOf(other);
  await here.field.fill('66*2');
  await here.enter.click();
  await expect(there.ledger.getByRole('row')).toHaveCount(3);
  await there.field.fill('11*2');
  await there.enter.click();
  await expect(here.ledger.getByRole('row')).toHaveCount(4);
});

test('somebody without a mouse enters a round and mends it', atFullLength, async ({ page }) => {
  await openCalculator(page);
  const { tab, key, field, ledger } = calculatorOf(page);
  await tabTo(page, 'Heaven, 6‑6, 4 left');
  for (const name of ['Enter', 'ArrowRight', 'ArrowRight', 'Space', '6', '3', '5', '4']) {
    await press(page, name);
  }
  await expect(field).toHaveValue('66 44 63 54');
  await press(page, 'Backspace');
  await expect(tab('Ann')).toHaveAccessibleName('Ann: 58 points, 3 tiles');
  await expect(key('44')).toBeFocused();
  await press(page, 'Tab');
  expect(await focused(page)).toBe('Remove last');
  await press(page, 'Enter');
  await tabTo(page, 'Enter this round');
  await press(page, 'Enter');
  await expect(ledger.getByRole('row')).toHaveCount(3);
  await tabTo(page, 'Round 1: look at it, edit it or delete it');
  await press(page, 'Enter');
  await tabTo(page, 'Edit this round');
  await press(page, 'Enter');
  await expect(tab('Ann')).toBeFocused();
  await tabTo(page, 'Leave round 1 as it was');
  await press(page, 'Enter');
  expect(await focused(page)).toBe('Enter this round');
  await tabTo(page, 'Round 1: look at it, edit it or delete it');
  await press(page, 'Enter');
  await tabTo(page, 'Delete this round');
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: 'Bring back' })).toBeFocused();
  await press(page, 'Enter');
  await expect(ledger.getByRole('row')).toHaveCount(3);
});

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

  test('the keypad is in sight and every key is large enough for a thumb', async ({ page }) => {
    await openCalculator(page);
    const { keypad, key, tab } = calculatorOf(page);
    for (const one of await keypad.getByRole('button').all()) {
      const box = await one.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(568);
    }
    const before = await keypad.boundingBox();
    await key('66').tap();
    await key('11').tap();
    await expect(tab('Ann')).toHaveAccessibleName('Ann: 34 points, 2 tiles');
    expect(await keypad.boundingBox()).toEqual(before);
  });
});
