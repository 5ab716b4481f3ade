import { expect, type Page, test, type ViewportSize } from '@playwright/test';
import { languages } from '../../src/text/languages.ts';
import { inTurn } from '../support/inTurn.ts';
import type { Sight } from '../support/sights.ts';
import { expectAccessible } from './axe.ts';
import { cutOff } from './cutOff.ts';
import { goRound, type Stop, visits } from './screens.ts';
import { settled } from './steps.ts';
import { changeSettings } from './storedMatch.ts';
import { withoutEdge } from './withoutEdge.ts';

/** Groups of visits, each a test of its own, so that they can be gone through side by side. */
const groups: readonly (readonly (keyof typeof visits)[])[] = [
  ['calculator'],
  ['review', 'puzzles'],
  ['table'],
  ['strand', 'drawn', 'scores', 'mirrored'],
  ['start', 'links', 'curtain'],
  ['counting'],
  ['history', 'rules'],
  ['learn'],
];

/** Windows in which words and controls have the least room. */
const narrow = [
  { name: 'at 320 px', size: { width: 320, height: 568 } },
  { name: 'at 200 % zoom', size: { width: 640, height: 400 } },
] as const;

const sizes = { desk: { width: 1280, height: 800 }, phone: { width: 360, height: 640 } };
const openings = [sizes.desk, ...narrow.map(({ size }) => size)];
const stops = Object.values(visits).flatMap((visit) => visit.stops);

/**
 * Tests that everybody can use every screen and dialog: axe finds nothing against it, nothing is cut off in a narrow window, and
 * every control keeps its edge where the browser chooses the colours.
 * @param sightsOf the sights of the stop with this number
 */
export function testEverywhere(title: string, sightsOf: (stop: number) => readonly Sight[]): void {
  for (const [at, group] of groups.entries()) {
    // What a press leaves behind is there in the language and for the window in which it was made.
    const language = inTurn(languages, at);
    const viewport = inTurn(openings, at);
    test.describe(`the screens and dialogs of ${group.join(', ')}`, () => {
      test.use({ viewport });

      test(`can be used by everybody ${title}`, async ({ page }) => {
        await goRound(page, group, language, async (stop) => {
          for (const sight of sightsOf(stops.indexOf(stop))) await lookAt(page, stop, sight);
          await page.emulateMedia({ forcedColors: 'active' });
          expect.soft(await withoutEdge(page), stop.name).toEqual([]);
          await page.emulateMedia({ forcedColors: null });
          await show(page, { language, theme: 'light' }, viewport);
        });
      });
    });
  }
}

/** Tests that nothing is cut off of what is opened in a narrow window, in every language. */
export function testNarrow(): void {
  for (const { name, size } of narrow) {
    test.describe(name, () => {
      test.use({ viewport: size, deviceScaleFactor: 2 });
      for (const language of languages) {
        test(`nothing is cut off or lost ${name} in ${language}`, async ({ page }) => {
          await goRound(page, groups.flat(), language, (stop) => expectWhole(page, stop, name));
        });
      }
    });
  }
}

async function lookAt(page: Page, stop: Stop, sight: Sight): Promise<void> {
  const { language, theme, window } = sight;
  const how = `${stop.name}, ${language}, ${theme}`;
  await show(page, sight, sizes[window]);
  await expectAccessible(page, `${how}, ${window}`, stop.dialog);
  for (const { name, size } of narrow) {
    await show(page, sight, size);
    await expectWhole(page, stop, `${how}, ${name}`);
  }
}

async function expectWhole(page: Page, stop: Stop, how: string): Promise<void> {
  // An answer lies over the lake until the next press.
  if (stop.name !== 'answer') expect.soft(await cutOff(page), how).toEqual([]);
}

/** Shows a page in other settings and another window, and waits until it has found its place there. */
async function show(
  page: Page,
  { language, theme }: Omit<Sight, 'window'>,
  size: ViewportSize,
): Promise<void> {
  await changeSettings(page, { language, theme });
  await page.setViewportSize(size);
  await expect(page.locator(`html[lang="${language}"][data-theme="${theme}"]`)).toBeAttached();
  await settled(page);
}
