import { expect, type Page } from '@playwright/test';
import { setupOf } from '../support/matches.ts';
import { everyDayIf } from './fullLength.ts';
import { settled } from './steps.ts';
import { changeSettings, matchUntil, openMatch, waitsForPerson } from './storedMatch.ts';
import { test } from './watchedTest.ts';

/** Words on a picture: what they say, and the contrast and the least contrast allowed. */
interface Words {
  readonly text: string;
  readonly contrast: number;
  readonly needed: number;
}

const shown = [
  ['the sky of the first screen', 'start', ':is(h1, h1 + p, [role="group"] [aria-pressed])'],
  ['the wood that hides a hand', 'table', ':is(h1, li, p, [data-look="quiet"])'],
] as const;

for (const [turn, [width, height]] of (
  [
    [360, 640],
    [1280, 800],
  ] as const
).entries()) {
  test.describe(`at ${width}×${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const [at, [what, screen, selector]] of shown.entries()) {
      test(
        `the words on ${what} can be read whatever light falls on it at ${width}×${height}`,
        everyDayIf(at === turn),
        async ({ page }) => {
          const match = matchUntil(setupOf(['person', 'person']), waitsForPerson('hand', 7));
          await openMatch(page, match, { screen });
          await expect(page.locator(selector).first()).toBeVisible();
          for (const theme of ['dark', 'light'] as const) {
            await changeSettings(page, { theme });
            await expect(page.locator(`html[data-theme="${theme}"]`)).toBeAttached();
            await settled(page);
            const words = await wordsOnPicture(page, selector);
            expect(words.length).toBeGreaterThan(2);
            const faint = words.filter(({ contrast, needed }) => contrast < needed);
            expect.soft(faint, theme).toEqual([]);
          }
        },
      );
    }
  });
}

/**
 * The words of a screen, each with its contrast to the nearest colour that is drawn anywhere behind
 * it.
 */
async function wordsOnPicture(page: Page, selector: string): Promise<Words[]> {
  const style = (text: string): Promise<void> =>
    page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, text);
  await style('* { color: #0000 !important; text-decoration: none !important; }');
  const taken = await page.screenshot();
  await style('');
  return page.evaluate(
    async ([png, which]) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const drawing = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (drawing === null) throw new Error('nothing can be drawn');
      drawing.drawImage(image, 0, 0);
      const luminance = (colour: readonly number[]): number => {
        const [red = 0, green = 0, blue = 0] = colour.map((part) =>
          part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      return [...document.querySelectorAll(which)].flatMap((element) => {
        // What is only told has no place in the picture.
        if (element.closest('[data-told]') !== null) return [];
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const own = luminance((color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
        const range = document.createRange();
        range.selectNodeContents(element);
        const { x, y, width, height } = range.getBoundingClientRect();
        if (x < 0 || y < 0 || x + width > image.width || y + height > image.height) {
          throw new Error(`“${element.textContent}” is not in the picture.`);
        }
        // What nobody sees has no colour behind it.
        if (width < 1 || height < 1) return [];
        const { data } = drawing.getImageData(x, y, width, height);
        let contrast = 21;
        for (let at = 0; at < data.length; at += 4) {
          const other = luminance([...data.subarray(at, at + 3)]);
          const [low, high] = own < other ? [own, other] : [other, own];
          contrast = Math.min(contrast, (high + 0.05) / (low + 0.05));
        }
        const size = Number.parseFloat(fontSize);
        const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
        return { text: element.textContent, contrast, needed: isLarge ? 3 : 4.5 };
      });
    },
    [taken.toString('base64'), selector] as const,
  );
}
