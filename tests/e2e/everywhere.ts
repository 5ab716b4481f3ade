import { expect, type Page, type ViewportSize } from '@playwright/test';
import { type Language, languages } from '../../src/text/languages.ts';
import { inTurn } from '../support/inTurn.ts';
import { type Look, type Sight, windows } from '../support/sights.ts';
import { expectAccessible } from './axe.ts';
import { cutOff } from './cutOff.ts';
import { unnamed } from './named.ts';
import { goRound, visits } from './screens.ts';
import { settled } from './steps.ts';
import type { Stop } from './stops.ts';
import { changeSettings } from './storedMatch.ts';
import { test } from './watchedTest.ts';
import { withoutEdge } from './withoutEdge.ts';

/** Groups of visits, each a test of its own, so that they can be gone through side by side. */
export const groups: readonly (readonly (keyof typeof visits)[])[] = [
  ['calculator'],
  ['review', 'puzzles'],
  ['table'],
  ['strand', 'drawn', 'feat', 'end'],
  ['scores', 'mirrored', 'answered'],
  ['start', 'links', 'curtain', 'asked'],
  ['counting'],
  ['history', 'today'],
  ['rules'],
  ['learn'],
  ['climbingLead'],
  ['climbingAnswer', 'climbingLay', 'climbingDeclare', 'climbingOver'],
  ['climbingReview', 'climbingLedger'],
  ['climbingLearn'],
];

const ungrouped = Object.keys(visits).filter((name) => !groups.flat().some((one) => one === name));
if (ungrouped.length > 0) throw new Error(`Nobody would look at ${ungrouped}.`);

export const sizes = {
  desk: { width: 1280, height: 800 },
  phone: { width: 360, height: 640 },
  zoomed: { width: 640, height: 400 },
  small: { width: 320, height: 568 },
} as const;

/**
 * The windows in which words and controls have the least room. A run looks at each screen in one of
 * them, a thorough one in both and in every language, see {@link testNarrow}.
 */
const narrow = ['small', 'zoomed'] as const;

const stops = Object.values(visits).flatMap((visit) => visit.stops);

/**
 * Tests that everybody can use every screen and dialog: axe finds nothing against it, nothing is
 * cut off in a narrow window, and every control keeps its edge where the browser chooses the
 * colours.
 * @param looksOf the looks at the stop with this number
 */
export function testEverywhere(title: string, looksOf: (stop: number) => readonly Look[]): void {
  for (const [at, group] of groups.entries()) {
    // What a press leaves behind is there in the language and for the window in which it was made.
    const language = inTurn(languages, at);
    const viewport = sizes[inTurn(windows, at)];
    test.describe(`the screens and dialogs of ${group.join(', ')}`, () => {
      test.use({ viewport });

      test(`can be used by everybody ${title}`, async ({ page }) => {
        await goRound(page, group, language, async (stop) => {
          const number = stops.indexOf(stop);
          const looks = looksOf(number);
          expect.soft(await unnamed(page, stop.dialog), `${stop.name} is named`).toEqual([]);
          for (const look of looks) {
            await lookAt(page, stop, look, look === looks.at(-1) ? [inTurn(narrow, number)] : []);
          }
          await page.emulateMedia({ forcedColors: 'active' });
          expect.soft(await withoutEdge(page), stop.name).toEqual([]);
          await page.emulateMedia({ forcedColors: null });
          await change(page, { language, theme: 'light' }, viewport);
        });
      });
    });
  }
}

/** Tests that nothing is cut off of what is opened in a narrow window, in every language. */
export function testNarrow(): void {
  for (const window of narrow) {
    test.describe(`in the window ${window}`, () => {
      test.use({ viewport: sizes[window], deviceScaleFactor: 2 });
      for (const group of groups) {
        for (const language of languages) testWhole(group, language, window);
      }
    });
  }
}

/**
 * Tests that nothing is cut off of what some visits open.
 * @param how the kind of window in which they are made
 */
export function testWhole(
  chosen: readonly (keyof typeof visits)[],
  language: Language,
  how: string,
): void {
  test(`nothing of ${chosen.join(', ')} is cut off or lost ${how} in ${language}`, async ({
    page,
  }) => {
    await goRound(page, chosen, language, (stop) => expectWhole(page, stop, stop.name));
  });
}

/** Axe looks in the window of the sight; in others it is seen whether all is whole. */
async function lookAt(
  page: Page,
  stop: Stop,
  look: Look,
  others: readonly (keyof typeof sizes)[],
): Promise<void> {
  const { language, theme, window, looked } = look;
  const how = `${stop.name}, ${language}, ${theme}`;
  for (const at of new Set([window, ...others])) {
    await show(page, look, sizes[at]);
    if (at === window) await expectAccessible(page, `${how}, ${at}`, stop.dialog, looked);
    if (others.includes(at)) await expectWhole(page, stop, `${how}, ${at}`);
  }
}

async function expectWhole(page: Page, stop: Stop, how: string): Promise<void> {
  // An answer lies over the lake until the next press.
  if (stop.name !== 'answer') expect.soft(await cutOff(page), how).toEqual([]);
}

/** Shows a page in a sight, and waits until it has found its place there. */
async function show(page: Page, sight: Sight, size: ViewportSize): Promise<void> {
  await change(page, sight, size);
  await settled(page);
}

async function change(
  page: Page,
  { language, theme }: Omit<Sight, 'window'>,
  size: ViewportSize,
): Promise<void> {
  if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
  await changeSettings(page, { language, theme });
  await expect(page.locator(`html[lang="${language}"][data-theme="${theme}"]`)).toBeAttached();
}
