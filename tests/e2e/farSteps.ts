import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import {
  type Awaited as AwaitedAtClimbing,
  askedByClimbing,
  askingAtClimbing,
  climbingTableOf,
} from './climbingSteps.ts';
import { type Awaited, askedBy, askingAt, makePlay, pressGuardOver, tableOf } from './steps.ts';

/** Opens a table for friends far away by their dialog, and gives the link for the others. */
export async function openFarTable(page: Page, game: RegExp, players: number): Promise<string> {
  await page.getByRole('button', { name: 'Friends far away' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: game }).locator('..').click();
  await dialog.getByRole('radio', { name: `${players} players` }).check({ force: true });
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Ann');
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  const link = page.getByRole('textbox', { name: 'Invitation link' });
  await expect(link).toHaveValue(/#table=/);
  return await link.inputValue();
}

export async function sitDownBy(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

export async function friendsPage(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  return await context.newPage();
}

type FarAsked = Awaited | AwaitedAtClimbing;

export interface FarFamily {
  /** Something of it is there once the page asks its people anything. */
  readonly wanted: (page: Page) => Locator;
  /** What a page asks its people to do, if anything. */
  readonly asked: (page: Page) => Promise<FarAsked | null>;
  readonly act: (page: Page, asked: FarAsked) => Promise<void>;
}

export const climbing: FarFamily = {
  wanted: askingAtClimbing,
  asked: (page) => askedByClimbing(askingAtClimbing(page)),
  act: async (page, asked) => {
    const { fans, lit, offers, play, pass, layNothing, declare } = climbingTableOf(page);
    if (asked === 'declare') await declare.click();
    else if (asked === 'lay') await layNothing.click();
    else if (asked === 'answer' && (await lit.count()) === 0) await pass.click();
    else {
      await (asked === 'answer' ? lit : fans).first().click({ position: { x: 8, y: 30 } });
      if (!(await play.isEnabled())) await offers.first().click();
      await play.click();
    }
  },
};

export const fishing: FarFamily = {
  wanted: askingAt,
  asked: (page) => askedBy(askingAt(page)),
  act: async (page, asked) => {
    await makePlay(page, asked === 'hand' ? 'hand' : 'drawn', 'mouse');
  },
};

/** Does what a page asks for; tells what that was, null for nothing. */
export async function actFar(page: Page, family: FarFamily): Promise<FarAsked | null> {
  const asked = await family.asked(page);
  if (asked === null || asked === 'over') return asked;
  await pressGuardOver(page);
  await family.act(page, asked);
  return asked;
}

/**
 * Has everybody play, each at their own page, until the round is over for all of them.
 * @param between is called after each play with how many there were
 */
export async function playFar(
  pages: readonly Page[],
  family: FarFamily,
  between: (plays: number) => Promise<void> = async () => undefined,
): Promise<number> {
  let plays = 0;
  const over = new Set<Page>();
  while (over.size < pages.length) {
    const playing = pages.filter((page) => !over.has(page));
    // Asked over and over what each of them shows, the pages would do nothing else.
    await Promise.any(playing.map((page) => family.wanted(page).first().waitFor()));
    for (const page of playing) {
      const asked = await actFar(page, family);
      if (asked === 'over') over.add(page);
      if (asked === null || asked === 'over') continue;
      plays += 1;
      await between(plays);
    }
  }
  return plays;
}

/** What the log of a table says, the oldest play first. */
async function farLogOf(page: Page): Promise<readonly string[]> {
  const beside = page.getByRole('complementary', { name: 'Log' });
  if (await beside.isVisible()) return await beside.getByRole('listitem').allTextContents();
  await page.keyboard.press('l');
  const dialog = page.getByRole('dialog', { name: 'Log' });
  await expect(dialog).toBeVisible();
  const lines = await dialog.getByRole('listitem').allTextContents();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return lines.reverse();
}

/** All of them tell the same of the round, so many plays at least; gives what that is. */
export async function expectSameLog(pages: readonly Page[], least = 0): Promise<readonly string[]> {
  let first: readonly string[] = [];
  await expect(async () => {
    const logs: (readonly string[])[] = [];
    for (const page of pages) logs.push(await farLogOf(page));
    [first = []] = logs;
    expect(logs).toEqual(pages.map(() => first));
    expect(first.length).toBeGreaterThanOrEqual(least);
  }).toPass({ timeout: 60_000 });
  return first;
}

/** Two friends, each at a page of their own, once the first round is dealt. */
export async function sitDownAsTwo(
  page: Page,
  browser: Browser,
  address: string,
  game = /^Tiu-U/,
): Promise<readonly [Page, Page]> {
  await page.goto(address);
  const link = await openFarTable(page, game, 2);
  const other = await friendsPage(browser, { viewport: { width: 1280, height: 800 } });
  await sitDownBy(other, link, 'Bea');
  for (const one of [page, other]) await expect(tableOf(one).hand).toBeVisible();
  return [page, other];
}

/** The page of whose turn it is, and that of the other one. */
export async function turnOf(
  [one, other]: readonly [Page, Page],
  family: FarFamily,
): Promise<readonly [Page, Page]> {
  const asks = (page: Page, waiting: Page) =>
    family
      .wanted(page)
      .first()
      .waitFor()
      .then(() => [page, waiting] as const);
  return await Promise.any([asks(one, other), asks(other, one)]);
}

/** Somebody's seat where it tells this of them: who has the turn for long still thinks. */
export function seatOf(page: Page, name: string, presence: string): Locator {
  return page
    .getByRole('region', { name: 'Players' })
    .getByRole('button', { name: new RegExp(`^${name}:.* ${presence}\\.$`) });
}

/** What a table says in its notice; its log of what is told aloud says it too. */
export function noticeOf(page: Page, words: string | RegExp): Locator {
  return page.getByRole('main').getByText(words);
}
