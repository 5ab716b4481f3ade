import { expect } from '@playwright/test';
import { isThorough } from '../support/thoroughness.ts';
import {
  actFar,
  expectSameLog,
  fishing,
  friendsPage,
  noticeOf,
  openFarTable,
  peopleOf,
  playFar,
  seatOf,
  sitDownAsTwo,
  sitDownBeside,
  sitDownBy,
  turnOf,
} from './farSteps.ts';
import { tableOf, waitingIn } from './steps.ts';
import { hostForAll } from './tableHost.ts';
import { test } from './watchedTest.ts';
import { leaksSeen, watchHands } from './watching.ts';

const host = hostForAll(test);

if (isThorough) {
  test('two at one device and one elsewhere play, and each sees only the hand they have', async ({
    page,
    browser,
  }) => {
    await watchHands(page);
    await page.goto(host().homeAddress);
    const link = await openFarTable(page, /^Tiu-U/, 3);
    await sitDownBeside(page, 'Bea');
    const other = await friendsPage(browser, { viewport: { width: 1280, height: 800 } });
    await sitDownBy(other, link, 'Cem');
    await expect(tableOf(other).hand).toBeVisible();
    await playFar([page, other], fishing, async () => {
      await expect(other.getByRole('grid', { name: /^Hand: (?!Cem)/ })).toBeHidden();
    });
    await expectSameLog([page, other]);
    expect(await leaksSeen(page)).toEqual({ leaks: [], curtains: true, hands: true });
  });

  test('friends ask for an undo, speak in two languages, let a bot stand in, and end the table', async ({
    page,
    browser,
  }) => {
    const pages = await sitDownAsTwo(page, browser, host().address);
    const [, other] = pages;
    const decided = new Set<string>();
    while (decided.size < 2) {
      const [mover] = await turnOf(pages, fishing);
      if (await actFar(mover, fishing)) decided.add(mover === page ? 'Ann' : 'Bea');
    }
    const before = await expectSameLog(pages);

    await other.getByRole('button', { name: 'Home' }).click();
    await other.getByRole('button', { name: '繁體中文' }).click();
    await waitingIn(other).first().click();

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(noticeOf(page, 'You asked to undo. Waiting for Bea.')).toBeVisible();
    await expect(noticeOf(other, 'Ann想收回上一手。')).toBeVisible();
    await other.getByRole('button', { name: '同意', exact: true }).click();
    await expect(noticeOf(page, 'Everybody agreed: the play is undone.')).toBeVisible();
    await expect
      .poll(() => page.getByRole('complementary', { name: 'Log' }).getByRole('listitem').count())
      .toBeLessThan(before.length);

    await page.getByRole('button', { name: 'At this table' }).click();
    await page.getByRole('button', { name: 'Say something' }).click();
    await page.getByRole('button', { name: 'Well played!' }).click();
    await expect(other.locator('[data-said]').getByText('打得好！')).toBeVisible();
    await other.keyboard.press(',');
    await other.getByRole('button', { name: '謝謝！' }).click();
    await expect(page.locator('[data-said]').getByText('Thank you!')).toBeVisible();

    const address = other.url();
    const device = other.context();
    await other.close();
    const absent = noticeOf(page, 'Bea has been away for two minutes.');
    await expect(absent).toBeVisible({ timeout: 240_000 });
    await page.getByRole('button', { name: 'Let a bot play' }).click();
    await expect(seatOf(page, 'Bea', 'Away, a bot plays')).toBeVisible();
    const back = await device.newPage();
    await back.goto(address);
    await expect(seatOf(page, 'Bea', 'Here')).toBeVisible();

    await page.getByRole('button', { name: 'At this table' }).click();
    await page.getByRole('button', { name: 'Propose to end the table' }).click();
    await page.getByRole('button', { name: 'Ask the others' }).click();
    await expect(noticeOf(back, 'Ann提議散桌。')).toBeVisible();
    await back.getByRole('button', { name: '同意散桌', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'This table has ended' })).toBeVisible();
    await expect(back.getByRole('heading', { name: '這張牌桌已經散了' })).toBeVisible();
  });

  test('a place goes over to another device by its link, and the one before says so', async ({
    page,
    browser,
  }) => {
    const [, other] = await sitDownAsTwo(page, browser, host().homeAddress);
    const hand = await tableOf(other).hand.getAttribute('aria-label');
    let people = await peopleOf(other);
    await people.getByRole('button', { name: 'Bea: continue on another device' }).click();
    await other.getByRole('button', { name: 'Make the link' }).click();
    await expect(
      other.getByRole('heading', { name: 'This place goes to another device' }),
    ).toBeVisible();
    const link = await other.getByRole('textbox', { name: 'Bea: link to the place' }).inputValue();
    const next = await friendsPage(browser, { viewport: { width: 1280, height: 800 } });
    await next.goto(link);
    await expect(tableOf(next).hand).toHaveAttribute('aria-label', hand ?? '');
    await expectSameLog([page, next]);

    people = await peopleOf(page);
    await expect(people.getByText('This place has changed devices once.')).toBeVisible();
    await people.getByRole('button', { name: 'Bea: give the place to another device' }).click();
    await page.getByRole('button', { name: 'Make the link' }).click();
    const again = await people
      .getByRole('textbox', { name: 'Bea: link to the place' })
      .inputValue();
    await page.keyboard.press('Escape');
    await expect(next.getByText('This place is on another device now')).toBeVisible();
    const last = await friendsPage(browser, { viewport: { width: 1280, height: 800 } });
    await last.goto(again);
    await expect(tableOf(last).hand).toHaveAttribute('aria-label', hand ?? '');
    await next.reload();
    await expect(next.getByText(/closed to you now|on another device now/)).toBeVisible();
  });
}
