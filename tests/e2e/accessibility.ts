import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type Settings, themes } from '../../src/store/settings.ts';
import { languages } from '../../src/text/languages.ts';
import { goRound, type visits } from './screens.ts';
import { settingsKey } from './storedMatch.ts';

type VisitName = keyof typeof visits;

const groups: readonly (readonly VisitName[])[] = [
  ['start', 'links', 'curtain'],
  ['table'],
  ['strand', 'drawn', 'scores', 'mirrored'],
  ['calculator', 'counting'],
  ['learn'],
  ['history'],
  ['review', 'puzzles'],
  ['rules'],
];

/**
 * Tests that look at every screen and dialog with axe, in every theme and language. On a phone each stop is looked at in the next
 * theme and language only: what differs there is where things lie.
 */
export function testAccessibility(where: 'at a desk' | 'on a phone'): void {
  const isPhone = where === 'on a phone';
  for (const group of groups) {
    test(`the screens and dialogs of ${group.join(', ')} can be used by everybody ${where}`, async ({
      page,
      context,
    }) => {
      // As the app does, a tab follows the settings that are chosen in another one; so nothing is opened twice.
      const other = await context.newPage();
      await other.goto('./icon.svg');
      let stops = 0;
      await goRound(page, group, 'en', async ({ name, dialog }) => {
        stops += 1;
        for (const [at, language] of languages.entries()) {
          if (isPhone && at !== stops % languages.length) continue;
          // Which goes with which changes from stop to stop.
          const turn = isPhone ? Math.floor(stops / languages.length) : stops;
          const theme = themes[(at + turn) % themes.length] ?? 'light';
          await choose(other, { language, theme });
          await expect(
            page.locator(`html[lang="${language}"][data-theme="${theme}"]`),
          ).toBeAttached();
          await expectAccessible(page, `${name}, ${theme}, ${language}`, dialog);
        }
        await choose(other, { language: 'en' });
        await expect(page.locator('html[lang="en"]')).toBeAttached();
      });
    });
  }
}

async function choose(other: Page, change: Partial<Settings>): Promise<void> {
  await other.evaluate(
    ([key = '', changed = '']) => {
      const settings: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify(Object.assign({}, settings, JSON.parse(changed))));
    },
    [settingsKey, JSON.stringify(change)],
  );
}

async function expectAccessible(page: Page, name: string, dialog: boolean): Promise<void> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] });
  const { violations } = await (dialog ? axe.include('dialog') : axe).analyze();
  const told = violations.map(
    ({ id, nodes: [first, ...others] }) =>
      `${id}: ${first?.html.slice(0, 160)} ${first?.failureSummary} (and ${others.length} more)`,
  );
  expect.soft(told, name).toEqual([]);
}
