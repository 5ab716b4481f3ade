import { expect, type Page, type ViewportSize } from '@playwright/test';
import { themes } from '../../src/store/settings.ts';
import { type Language, languages } from '../../src/text/languages.ts';
import { inTurn } from '../support/inTurn.ts';
import { allSights, type Sight, sightInGroup } from '../support/sights.ts';
import { isThorough } from '../support/thoroughness.ts';
import { expectAccessible } from './axe.ts';
import { cutOff } from './cutOff.ts';
import { farShown, goRoundFar } from './farScreens.ts';
import { everyDayIf } from './fullLength.ts';
import { unnamed } from './named.ts';
import { goRound, visits } from './screens.ts';
import { settled } from './steps.ts';
import type { Shown } from './stops.ts';
import { changeSettings } from './storedMatch.ts';
import { test } from './watchedTest.ts';
import { withoutEdge } from './withoutEdge.ts';

type Group = readonly (keyof typeof visits)[];

const everyDayGroups: readonly Group[] = [
  ['calculator'],
  ['review', 'puzzles'],
  ['table'],
  ['strand', 'drawn', 'end'],
  ['scores', 'mirrored'],
  ['start', 'links', 'asked'],
  ['history', 'today', 'rules'],
  ['learn'],
  ['climbingLead'],
  ['climbingAnswer', 'climbingLay', 'climbingOver'],
];

/** What only a thorough run walks through: other walks show the same parts at other moments. */
const seldomGroups: readonly Group[] = [
  ['counting', 'feat', 'answered', 'curtain', 'onlooker'],
  ['climbingReview', 'climbingLedger', 'climbingDeclare'],
  ['climbingLearn'],
  ['climbingPlayedOn', 'climbingOvertaken', 'climbingCurtain', 'climbingOffer'],
];

/** Groups of visits, each a test of its own, so that they can be gone through side by side. */
export const groups: readonly Group[] = [...everyDayGroups, ...seldomGroups];

const ungrouped = Object.keys(visits).filter((name) => !groups.flat().some((one) => one === name));
if (ungrouped.length > 0) throw new Error(`No group has ${ungrouped}.`);

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

/** A way through screens and dialogs, which a page goes in one test. */
interface Walk {
  readonly name: string;
  readonly isSeldom: boolean;
  readonly stops: readonly Shown[];
  readonly go: (
    page: Page,
    language: Language,
    look: (stop: Shown) => Promise<void>,
  ) => Promise<void>;
}

const walkOf = (group: Group): Walk => ({
  name: group.join(', '),
  isSeldom: seldomGroups.includes(group),
  stops: group.flatMap((name): readonly Shown[] => visits[name].stops),
  go: (page, language, look) => goRound(page, group, language, look),
});

/** The last one needs a server of tables. */
const walks: readonly Walk[] = [
  ...groups.map(walkOf),
  { name: 'tables far away', isSeldom: false, stops: farShown, go: goRoundFar },
];

/**
 * Whether every run has axe see a screen, and looks at it in the colours of the browser: at one of
 * three, spread over the walk, and at three of a short one, so that it is seen in each theme.
 */
function isMetEveryDay(screen: number, { stops, isSeldom }: Walk): boolean {
  if (isSeldom) return false;
  const met = Math.max(themes.length, Math.ceil(stops.length / 3));
  const part = (at: number): number => Math.floor((at * met) / stops.length);
  return part(screen) !== part(screen - 1);
}

/** The sight in which every run looks so at a screen. */
const ownSights = walks.map((walk, at) =>
  walk.stops
    .map((_, screen) => sightInGroup(at, screen, walk.stops.length))
    .filter((_, screen) => isMetEveryDay(screen, walk)),
);

const unseen = allSights.filter(
  ({ language, theme, window }) =>
    !ownSights
      .flat()
      .some((own) => own.language === language && own.theme === theme && own.window === window),
);
if (unseen.length > 0) throw new Error(`Nobody would look in ${JSON.stringify(unseen)}.`);

/**
 * Tests that everybody can use every screen and dialog: axe finds nothing against it, nothing is
 * cut off in a narrow window, and every control keeps its edge where the browser chooses the
 * colours.
 * @param sights those in which a thorough run looks at each stop
 */
export function testEverywhere(title: string, sights: readonly Sight[]): void {
  for (const [at, walk] of walks.entries()) {
    const { name, isSeldom, stops, go } = walk;
    // What a press leaves behind is there in the language and for the window in which it was made.
    const { language, window } = sightInGroup(at, 0, 1);
    const ownNarrow = inTurn(narrow, at);
    // Every day no window has to change before and after what is cut off is looked for.
    const viewport = sizes[isThorough ? window : ownNarrow];
    test.describe(`the screens and dialogs of ${name}`, () => {
      test.use({ viewport });

      test(`can be used by everybody ${title}`, everyDayIf(!isSeldom), async ({ page }) => {
        await go(page, language, async (stop) => {
          const screen = stops.indexOf(stop);
          expect.soft(await unnamed(page, stop.dialog), `${stop.name} is named`).toEqual([]);
          const own = sightInGroup(at, screen, stops.length);
          const isWeighed = isThorough || isMetEveryDay(screen, walk);
          if (isWeighed) {
            for (const sight of isThorough ? sights : [own]) await lookAt(page, stop, sight);
          }
          const narrowest = isThorough ? inTurn(narrow, at + screen) : ownNarrow;
          await page.setViewportSize(sizes[narrowest]);
          await settled(page);
          await expectWhole(page, stop, `${stop.name}, ${narrowest}`);
          if (isWeighed) {
            await page.emulateMedia({ forcedColors: 'active' });
            expect.soft(await withoutEdge(page), stop.name).toEqual([]);
            await page.emulateMedia({ forcedColors: null });
          }
          await show(page, { ...own, language }, viewport);
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
      for (const walk of walks) {
        for (const language of languages) testWalk(walk, language, window);
      }
    });
  }
}

/**
 * Tests that nothing is cut off of what some visits open.
 * @param how the kind of window in which they are made
 * @param others windows that each stop is seen in too
 */
export function testWhole(
  chosen: readonly (keyof typeof visits)[],
  language: Language,
  how: string,
  others: readonly ViewportSize[] = [],
): void {
  testWalk(walkOf(chosen), language, how, others);
}

function testWalk(
  { name, go }: Walk,
  language: Language,
  how: string,
  others: readonly ViewportSize[] = [],
): void {
  test(`nothing of ${name} is cut off or lost ${how} in ${language}`, async ({ page }) => {
    await go(page, language, async (stop) => {
      const own = page.viewportSize();
      await expectWhole(page, stop, stop.name);
      if (own === null || others.length === 0) return;
      for (const size of [...others, own]) {
        await page.setViewportSize(size);
        await settled(page);
        await expectWhole(page, stop, `${stop.name}, ${size.width}×${size.height}`);
      }
    });
  });
}

async function lookAt(page: Page, stop: Shown, sight: Sight): Promise<void> {
  const { language, theme, window } = sight;
  await show(page, sight, sizes[window]);
  await settled(page);
  await expectAccessible(page, `${stop.name}, ${language}, ${theme}, ${window}`, stop.dialog);
}

async function expectWhole(page: Page, stop: Shown, how: string): Promise<void> {
  // An answer lies over the lake until the next press.
  if (stop.name !== 'answer') expect.soft(await cutOff(page), how).toEqual([]);
}

/** Changes of a page what is not as in a sight. */
async function show(page: Page, { language, theme }: Sight, size: ViewportSize): Promise<void> {
  if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
  const shown = page.locator(`html[lang="${language}"][data-theme="${theme}"]`);
  if ((await shown.count()) > 0) return;
  await changeSettings(page, { language, theme });
  await expect(shown).toBeAttached();
}
