import { expect } from '@playwright/test';
import { inTurn } from '../support/inTurn.ts';
import { isThorough } from '../support/thoroughness.ts';
import { voices } from '../support/voices.ts';
import { groups } from './everywhere.ts';
import { expectRewritten, pressByChance, rewriters, rewriteTexts } from './rewriting.ts';
import { mostToSee, visits } from './screens.ts';
import { openMatch } from './storedMatch.ts';
import { test } from './watchedTest.ts';

const presses = 60;

/** A word in an element of its own has blanks beside it in some names of buttons. */
const readable = rewriters.filter((rewriter) => rewriter !== 'dictionary');

for (const group of isThorough ? groups : []) {
  test(`no press in ${group.join(', ')} empties what is rewritten, or writes where nothing is read`, async ({
    browser,
  }) => {
    for (const name of group) {
      const { match, screen, stops } = visits[name];
      for (const [at, stop] of stops.entries()) {
        const rewriter = inTurn(readable, at);
        const context = await browser.newContext();
        const page = await context.newPage();
        // The words are as they were, so that what leads to the stop is found by them.
        await rewriteTexts(page, rewriter, false);
        await openMatch(page, match, { ...mostToSee, screen });
        // A dialog leaves nothing behind that a later stop needs.
        for (const before of stops.slice(0, at).filter(({ dialog }) => !dialog))
          await before.open(page, voices.en);
        await stop.open(page, voices.en);
        if (stop.dialog) await expect(page.getByRole('dialog')).toBeVisible();
        await pressByChance(page, presses, at);
        await expectRewritten(page, `${name}, ${stop.name}, ${rewriter}`);
        await context.close();
      }
    }
  });
}
