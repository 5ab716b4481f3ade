import { expect } from '@playwright/test';
import { isThorough } from '../support/thoroughness.ts';
import { cutOff } from './cutOff.ts';
import { sizes, testWhole } from './everywhere.ts';
import { testThoroughly, withLetters } from './largeText.ts';
import { test } from './watchedTest.ts';

test.use(withLetters(32));

const how = 'where letters are twice as large';

testThoroughly(how);
if (!isThorough) {
  testWhole(['start', 'scores'], 'en', how);
  test.describe('at a desk', () => {
    test.use({ viewport: sizes.desk });
    testWhole(['drawn', 'today', 'climbingOver'], 'zh-Hant', how);
  });
}

test('the first screen of a first visit is whole where letters are twice as large', async ({
  page,
}) => {
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await cutOff(page), `${width} px`).toEqual([]);
  }
});
