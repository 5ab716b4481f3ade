import { expect, type Page } from '@playwright/test';
import { tablesMark } from '../../src/store/online/servesTables.ts';
import { builtFiles, openHost } from './host.ts';
import { startTableHost, type TableHost } from './tableHost.ts';
import { test } from './watchedTest.ts';

function markOf(page: Page) {
  return page.locator(`head > meta[name="${tablesMark}"]`);
}

/** The first words that the page hears from the tables of its server. */
function greetingOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const address = new URL('online/?EIO=4&transport=websocket', document.baseURI);
    const socket = new WebSocket(address.href.replace(/^http/, 'ws'));
    return new Promise<string>((resolve, reject) => {
      socket.onmessage = ({ data }) => resolve(String(data));
      socket.onclose = () => reject(new Error('It was closed.'));
    });
  });
}

/** What a short visit asks for below the address of tables, from the first screen to a table. */
async function askedOfTables(page: Page, address: string): Promise<readonly string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('websocket', (socket) => asked.push(socket.url()));
  await page.goto(address);
  await page.getByRole('button', { name: 'Play Shi Wu Hu' }).click();
  await expect(page.getByRole('grid', { name: /^Hand: / })).toBeVisible();
  expect(asked.length).toBeGreaterThan(5);
  return asked.filter((url) => url.includes('/online/'));
}

test.describe('a server of tables', () => {
  let host: TableHost;
  test.beforeAll(async () => {
    host = await startTableHost();
  });
  test.afterAll(() => host.remove());

  test('is reached by its page, also by a name for which browsers grant less', async ({ page }) => {
    for (const [address, isTrusted] of [
      [host.address, true],
      [host.homeAddress, false],
    ] as const) {
      expect(await askedOfTables(page, address)).toEqual([]);
      await expect(markOf(page)).toHaveCount(1);
      expect(await page.evaluate(() => window.isSecureContext)).toBe(isTrusted);
      expect(await page.evaluate(() => 'randomUUID' in crypto)).toBe(isTrusted);
      expect(await greetingOf(page)).toContain('"sid"');
    }
  });
});

test('the page of any other host has no tables and asks for none', async ({ page, baseURL }) => {
  expect(await askedOfTables(page, baseURL ?? '')).toEqual([]);
  await expect(markOf(page)).toHaveCount(0);
});

test.describe('a page that is kept on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('hears that its host serves tables now, and that it serves none any more', async ({
    page,
  }) => {
    const [plain, ofServer] = [builtFiles(), builtFiles('dist-server/page')];
    const withTables = new Map(
      [...plain].map(([name, file]) => [name, ofServer.get(name) ?? file]),
    );
    const changing = await openHost(plain);
    try {
      await page.goto(changing.address);
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      for (const [build, marks] of [
        [withTables, 1],
        [plain, 0],
      ] as const) {
        changing.putUp(build);
        await page.reload();
        await expect(markOf(page)).toHaveCount(1 - marks);
        // By itself the browser looks a while later.
        await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
        await page.getByRole('button', { name: 'Update', exact: true }).click();
        await expect(markOf(page)).toHaveCount(marks);
      }
    } finally {
      await changing.close();
    }
  });
});
