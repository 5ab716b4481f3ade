import { type Browser, expect, type Page } from '@playwright/test';
import { climbingTableOf } from './climbingSteps.ts';
import { pressGuardOver } from './steps.ts';

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

/** Follows a link and sits down under a name. */
export async function sitDownBy(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** A page of a friend who has a device of their own. */
export async function friendsPage(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  return await context.newPage();
}

/** Has somebody else at the same device sit down too. */
export async function sitDownBeside(page: Page, name: string): Promise<void> {
  await page.getByText('Somebody else at this device sits down too').click();
  await page.getByRole('textbox', { name: 'Their name' }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

type FarAsked = 'over' | 'curtain' | 'declare' | 'lay' | 'answer' | 'lead';

const look = (page: Page) => page.getByRole('button', { name: / show my hand$/ });

/** What a page asks its people to do at a climbing table, if anything. */
async function askedAt(page: Page): Promise<FarAsked | null> {
  const { play, pass, layNothing, declare, count } = climbingTableOf(page);
  if (await count.isVisible()) return 'over';
  if (await look(page).isVisible()) return 'curtain';
  if (await declare.isVisible()) return 'declare';
  if (await layNothing.isVisible()) return 'lay';
  if (await pass.isVisible()) return 'answer';
  return (await play.isVisible()) ? 'lead' : null;
}

/** Does what a page asks for; tells what that was, null for nothing. */
async function act(page: Page): ReturnType<typeof askedAt> {
  const asked = await askedAt(page);
  if (asked === null || asked === 'over') return asked;
  await pressGuardOver(page);
  const { fans, lit, offers, play, pass, layNothing, declare } = climbingTableOf(page);
  if (asked === 'curtain') await look(page).click();
  else if (asked === 'declare') await declare.click();
  else if (asked === 'lay') await layNothing.click();
  else if (asked === 'answer' && (await lit.count()) === 0) await pass.click();
  else {
    await (asked === 'answer' ? lit : fans).first().click({ position: { x: 8, y: 30 } });
    if (!(await play.isEnabled())) await offers.first().click();
    await play.click();
  }
  return asked;
}

/**
 * Has everybody play, each at their own page, until the round is over for all of them.
 * @param between is called after each play with how many there were
 */
export async function playClimbing(
  pages: readonly Page[],
  between: (plays: number) => Promise<void> = async () => undefined,
): Promise<number> {
  let plays = 0;
  const over = new Set<Page>();
  while (over.size < pages.length) {
    for (const page of pages) {
      const asked = await act(page);
      if (asked === 'over') over.add(page);
      if (asked === null || asked === 'over' || asked === 'curtain') continue;
      plays += 1;
      await between(plays);
    }
  }
  return plays;
}
