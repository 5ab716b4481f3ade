import { expect, type Page } from '@playwright/test';
import { currentRound } from '../../src/store/match/match.ts';
import { standInsOf } from '../../src/store/match/standIns.ts';
import { setupOf } from '../support/matches.ts';
import { isThorough } from '../support/thoroughness.ts';
import { builtFiles, laterBuild, openHost } from './host.ts';
import { awaited, makePlay, tableOf, waitingIn } from './steps.ts';
import { leaveMatch, matchUntil, playsOf, storedMatch, waitsForPerson } from './storedMatch.ts';
import { test } from './watchedTest.ts';

test.use({ serviceWorkers: 'allow' });

const setup = setupOf(['person', 'expert'], { variant: 'shi-wu-hu' });
const finished = playsOf(matchUntil(setup, () => false));
const nearlyOver = matchUntil(setup, (match) => playsOf(match) >= finished - 5);
const inTheMiddle = matchUntil(setupOf(['person', 'greedy']), waitsForPerson('hand', 10));

/** What a page asks for and what is refused to it. */
function watched(page: Page) {
  const asked: string[] = [];
  const wrong: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('requestfailed', (request) => {
    // What was still on its way when the page was left was not refused.
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') wrong.push(`${request.url()} did not come: ${why}`);
  });
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text());
  });
  return { asked, wrong };
}

/** Waits until the app is kept on the device and answers this page from there. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** The main script that the page has begun with, which tells its version. */
function scriptOf(page: Page): Promise<string | null> {
  return page.locator('[data-main]').getAttribute('data-main');
}

const chinese = [
  ['繁體中文', '十五湖畔', 'Lakes Serif TC'],
  ['简体中文', '十五湖畔', 'Lakes Serif SC'],
] as const;

async function lookIntoRooms(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your rounds' }).click();
  await expect(page.getByText('with Bo (plays like Mei)')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Score real tiles' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Score real tiles' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

test('after a first visit everything works offline, below any path, and nothing else is ever asked for', async ({
  page,
  breaks,
}) => {
  breaks('error');
  const host = await openHost(builtFiles(), '/some/sub/path/');
  const { asked, wrong } = watched(page);
  try {
    await leaveMatch(page, nearlyOver, { screen: 'start' });
    await page.goto(host.address);
    await expect(page.getByText('works offline')).toBeVisible();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(
      host.address,
    );
    // From now on there is no network.
    await host.close();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Fifteen Lakes' })).toBeVisible();
    await expect(page.getByText('works offline')).toHaveCount(0);

    await waitingIn(page).first().click();
    for (let turn = await awaited(page); turn !== 'over'; turn = await awaited(page))
      await makePlay(page, turn, 'mouse');
    // Its worker was there: nobody had to stand in for the bot.
    expect(standInsOf(currentRound(await storedMatch(page)))).toEqual([]);
    await tableOf(page).count.click();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    await expect(page.getByText(/^Estimated by Mei/)).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(/#review=/);
    await expect(page.getByRole('slider', { name: 'Moment of the round' })).toBeVisible();

    await page.goto(host.address);
    await page.getByRole('button', { name: 'Home' }).click();
    if (isThorough) await lookIntoRooms(page);
    for (const [language, title, face] of isThorough ? chinese : chinese.slice(0, 1)) {
      await page.getByRole('button', { name: language }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const letters = await page.evaluate(async (family) => {
        // Every slice there is, whatever of it this screen shows.
        const faces = [...document.fonts].filter((one) => one.family.includes(family));
        const loaded = await Promise.allSettled(faces.map((one) => one.load()));
        return loaded.map(({ status }) => status);
      }, face);
      expect(letters.length).toBeGreaterThan(2);
      expect(new Set(letters)).toEqual(new Set(['fulfilled']));
    }

    expect(asked.length).toBeGreaterThan(30);
    const elsewhere = asked.filter(
      (url) => !url.startsWith(host.address) && !/^(data|blob):/.test(url),
    );
    expect(elsewhere).toEqual([]);
    expect(wrong).toEqual([]);

    // The page holds to its policy, which is there: a script written into it does not run.
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "ran"';
      document.head.append(script);
      return document.title === 'ran';
    });
    expect(ran).toBe(false);
    expect(wrong.join()).toContain('Content Security Policy');
  } finally {
    await host.close();
  }
});

test('a new version is taken only when somebody asks, in one tab, and the round is whole in both', async ({
  page,
  context,
}) => {
  const built = builtFiles();
  const host = await openHost(built);
  try {
    await leaveMatch(page, inTheMiddle);
    await page.goto(host.address);
    await kept(page);
    const first = await scriptOf(page);
    host.putUp(laterBuild(built));
    const other = await context.newPage();
    await other.goto(host.address);
    expect(await scriptOf(other)).toBe(first);

    // It waits in both tabs; the other one takes it, in the middle of its round.
    for (const tab of [page, other]) {
      await tab.getByRole('button', { name: 'At this table' }).click();
      await expect(tab.getByRole('button', { name: /^Update now/ })).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await page.evaluate(() => document.body.setAttribute('data-not-loaded-again', ''));
    await other.getByRole('button', { name: /^Update now/ }).click();
    await expect.poll(() => scriptOf(other)).not.toBe(first);
    await expect(tableOf(other).logLines).toHaveCount(playsOf(inTheMiddle));
    expect(await storedMatch(other)).toEqual(inTheMiddle);
    await other.close();
    // Nor does the browser happen to have what was fetched before.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');

    // This one plays on as it was, with what the host has no more, and is told.
    await expect(page.locator('[data-not-loaded-again]')).toHaveCount(1);
    await makePlay(page, await awaited(page), 'mouse');
    await awaited(page);
    const playedOn = await storedMatch(page);
    expect(playsOf(playedOn)).toBeGreaterThan(playsOf(inTheMiddle));
    await page.getByRole('button', { name: 'Home' }).click();
    await expect(page.getByText(/^Another tab has updated Fifteen Lakes/)).toBeVisible();
    await page.getByRole('button', { name: 'Your rounds' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your rounds' })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect.poll(() => scriptOf(page)).not.toBe(first);
    await waitingIn(page).first().click();
    await expect(tableOf(page).logLines).toHaveCount(playsOf(playedOn));
    expect(await storedMatch(page)).toEqual(playedOn);
    // Nobody needs the earlier version now.
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  } finally {
    await host.close();
  }
});
