import { mkdirSync, rmSync } from 'node:fs';
import { type Browser, chromium, firefox } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../e2e/chromium.ts';
import { startTableHost } from '../e2e/tableHost.ts';
import { watchHandsHere } from '../e2e/watching.ts';
import { joinClimbing } from '../support/climbing/joinRules.ts';
import { befriend, type Friend, pictureFolder } from './farFriend.ts';
import { type Around, type FarPart, farTables } from './farTables.ts';
import { firefoxOptions } from './firefox.ts';
import { outcomeOf } from './outcomes.ts';
import { openByPlaywright } from './playwrightTab.ts';
import { says } from './pressing.ts';
import type { Outcome } from './smokeReport.ts';
import { callOf, type Size } from './tab.ts';
import { watchingScript } from './watchPage.ts';
import { startWebkit, webkitLacking } from './webkit.ts';

/**
 * Has friends in three engines sit at the same tables far away, one of them with something like a
 * phone, and play whole rounds by what their screens offer. Takes pictures of all that they see.
 * Names after the command leave out the tables that they do not name.
 */

const desk = { width: 1280, height: 800 };
const phone = { width: 360, height: 640 };
const script = `${watchingScript}; ${callOf(watchHandsHere, null)}`;
/** To take a picture Playwright writes a style into Firefox, which the policy of the page refuses. */
const ofFirefoxPictures = ['refused by style-src-elem: inline'];

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in farTables));
if (unknown !== undefined) {
  throw new Error(`There is no ${unknown}. Say which of ${Object.keys(farTables)}.`);
}
const lacking = webkitLacking();
if (lacking !== undefined) throw new Error(lacking);
rmSync(pictureFolder, { recursive: true, force: true });
mkdirSync(pictureFolder, { recursive: true });
joinClimbing();

const outcomes: Outcome[] = [];
const closing: (() => Promise<void> | void)[] = [];
try {
  const around = await openAll();
  outcomes.push(
    await outcomeOf('the picture of a page without a table meets the fault of the driver', () =>
      expectFaultOfDriver(around),
    ),
  );
  for (const [name, parts] of Object.entries(farTables)) {
    if (asked.length === 0 || asked.includes(name))
      outcomes.push(...(await sitAt(name, parts, around)));
  }
} finally {
  for (const close of closing.toReversed()) await close();
}
const failed = outcomes.filter(({ passed }) => !passed).length;
process.stdout.write(`The pictures lie in ${pictureFolder}.\n`);
process.stdout.write(`${outcomes.length - failed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);

async function openAll(): Promise<Around> {
  const host = await startTableHost();
  closing.push(host.remove);
  const webkit = await startWebkit();
  closing.push(webkit.end);
  const chrome = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  closing.push(() => chrome.close());
  const fox = await firefox.launch(firefoxOptions());
  closing.push(() => fox.close());
  const inFirefox = (name: string): Promise<Friend> => open(name, fox, desk, ofFirefoxPictures);
  return {
    address: host.address,
    chromium: await open('Chromium', chrome, desk),
    webkit: befriend('WebKit', await webkit.open(phone, script)),
    firefox: await inFirefox('Firefox'),
    openWatcher: () => inFirefox('Wen'),
  };
}

async function open(
  name: string,
  browser: Browser,
  size: Size,
  ofPictures: readonly string[] = [],
): Promise<Friend> {
  return befriend(name, await openByPlaywright(browser, size, script), ofPictures);
}

/** Walks the parts of a table until one fails; nobody may meet a fault in any of them. */
async function sitAt(name: string, parts: readonly FarPart[], around: Around): Promise<Outcome[]> {
  const { chromium: one, webkit: two, firefox: three } = around;
  const friends = [one, two, three];
  const found: Outcome[] = [];
  for (const { title, walk } of parts) {
    const outcome = await outcomeOf(`${name}: ${title}`, async () => {
      await walk(around);
      for (const friend of friends) {
        const faults = await friend.faults();
        if (faults.length > 0) throw new Error(`${friend.name}: ${faults}`);
      }
    });
    found.push(outcome);
    if (outcome.passed) continue;
    for (const friend of friends) await friend.pictures(`${name} failed`).catch(() => undefined);
    break;
  }
  return found;
}

/** What is left out of the faults of Firefox is none of a table: the first screen meets it too. */
async function expectFaultOfDriver({ address, openWatcher }: Around): Promise<void> {
  const friend = await openWatcher();
  await friend.tab.open(address);
  await says(friend.tab, 'Fifteen Lakes');
  const before = await friend.faults();
  await friend.tab.picture();
  const after = await friend.faults();
  if (before.length > 0 || [...new Set(after)].join() !== ofFirefoxPictures.join()) {
    throw new Error(`Before a picture: ${before}. After it: ${after}.`);
  }
}
