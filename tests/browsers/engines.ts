import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, firefox } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../e2e/chromium.ts';
import { builtFiles, openHost } from '../e2e/host.ts';
import { firefoxOptions } from './firefox.ts';
import { oldChromiumPath } from './oldChromium.ts';
import { outcomeOf, walkParts } from './outcomes.ts';
import { pictured, pictureOf } from './pictured.ts';
import { openByPlaywright } from './playwrightTab.ts';
import { rounds } from './rounds.ts';
import { pictureName, sideBySide } from './sideBySide.ts';
import type { Outcome } from './smokeReport.ts';
import type { Size, Tab } from './tab.ts';
import { parts } from './walk.ts';
import { watchingScript } from './watchPage.ts';
import { startWebkit, webkitLacking } from './webkit.ts';

/**
 * Walks through the built app in several engines, each in a window like a phone and in one like a
 * desk, and takes pictures of the same screens in all of them. Then Firefox runs those of the
 * browser tests that it can. Names after the command leave out what they do not name.
 */

/** A tab, and what ends the browser that shows it. */
interface Opened {
  readonly tab: Tab;
  readonly end: () => Promise<void> | void;
}

const engines: Readonly<Record<string, (size: Size) => Promise<Opened>>> = {
  chromium: async (size) => opened(await startedChromium(chromiumPath()), size),
  webkit: openWebkit,
  firefox: async (size) => opened(await firefox.launch(firefoxOptions()), size),
  'chromium-111': async (size) => opened(await startedChromium(oldChromiumPath()), size),
};
const firefoxTests = 'firefox-tests';
/** As many at a time as small machines have cores. */
const lanes = 2;
const sizes = {
  phone: { width: 360, height: 640 },
  desk: { width: 1280, height: 800 },
} as const;
const folder = 'test-results/engines';

const asked = process.argv.slice(2);
const everyName = [...Object.keys(engines), firefoxTests];
const unknown = asked.find((name) => !everyName.includes(name));
if (unknown !== undefined) throw new Error(`There is no ${unknown}. Say which of ${everyName}.`);
const names = Object.keys(engines).filter((name) => asked.length === 0 || asked.includes(name));
const files = builtFiles();
const outcomes: Outcome[] = [];
if (names.length > 0) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const waiting = names.flatMap((name) =>
    Object.entries(sizes).map(([place, size]) => ({ name, place, size })),
  );
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      outcomes.push(...(await walkIn(next.name, next.place, next.size)));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  writeFileSync(join(folder, 'index.html'), sideBySide(names, Object.keys(sizes), pictured));
  process.stdout.write(`The pictures lie side by side in ${folder}/index.html.\n`);
}
if (asked.length === 0 || asked.includes(firefoxTests)) {
  outcomes.push(await outcomeOf('the browser tests that Firefox can run', runTests));
}
const failed = outcomes.filter(({ passed }) => !passed).length;
process.exitCode = failed === 0 ? 0 : 1;
process.stdout.write(`${outcomes.length - failed} passed, ${failed} failed\n`);

/** Walks through an engine in a window of a size. */
async function walkIn(name: string, place: string, size: Size): Promise<Outcome[]> {
  const where = `${name}, ${place}: `;
  const found: Outcome[] = [];
  const walked = await outcomeOf(`${where}all of the walk`, async () => {
    const browser = await engines[name]?.(size);
    if (browser === undefined) return;
    const host = await openHost(files);
    try {
      const walker = { tab: browser.tab, address: host.address, cutOff: host.close };
      found.push(...(await walkParts(rounds, walker, where)));
      for (const screen of pictured) {
        const take = async (): Promise<void> => {
          const picture = await pictureOf(walker, screen);
          writeFileSync(join(folder, pictureName(screen, name, place)), picture);
        };
        found.push(await outcomeOf(`${where}the picture of: ${screen.name}`, take));
      }
      // In the end there is no network any more.
      found.push(...(await walkParts(parts, walker, where)));
    } finally {
      await browser.end();
      await host.close();
    }
  });
  return [...found, walked];
}

async function openWebkit(size: Size): Promise<Opened> {
  const lacking = webkitLacking();
  if (lacking !== undefined) throw new Error(lacking);
  const { open, end } = await startWebkit();
  try {
    return { tab: await open(size, watchingScript), end };
  } catch (error) {
    end();
    throw error;
  }
}

function startedChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: chromiumFlags });
}

async function opened(browser: Browser, size: Size): Promise<Opened> {
  const tab = await openByPlaywright(browser, size, watchingScript);
  return { tab, end: () => browser.close() };
}

function runTests(): Promise<void> {
  const command = 'npx playwright test --config tests/browsers/firefox.config.ts';
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  return status === 0 ? Promise.resolve() : Promise.reject(new Error('Some of them failed.'));
}
