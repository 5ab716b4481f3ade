import { mkdirSync, writeFileSync } from 'node:fs';
import { builtFiles, openHost } from '../e2e/host.ts';
import { isThorough } from '../support/thoroughness.ts';
import { outcomeOf, walkParts } from './outcomes.ts';
import { type Outcome, type SmokeReport, smokeReport } from './smokeReport.ts';
import { parts } from './walk.ts';
import { watchingScript } from './watchPage.ts';
import { startWebkit, webkitLacking } from './webkit.ts';

/**
 * Walks through the built app in WebKit, the engine of every iPhone, in a window as small as a
 * phone. A folder other than `dist` may be named.
 */

const variable = 'FIFTEEN_LAKES_WEBKIT';
const phone = { width: 360, height: 640 };

const [, , folder = 'dist'] = process.argv;
const isLeftOut = process.env[variable] === 'none';
const notTried = isLeftOut ? `${variable} says none` : webkitLacking();
const due = parts.filter(({ atFullLength }) => isThorough || !atFullLength);
const outcomes = notTried === undefined ? await walk() : [];
const report: SmokeReport = { notTried: notTried ?? null, outcomes };
mkdirSync('test-results', { recursive: true });
writeFileSync(smokeReport, JSON.stringify(report));
if (notTried !== undefined) process.stdout.write(`WebKit was not tried: ${notTried}.\n`);
if (notTried !== undefined && !isLeftOut && process.env.CI === 'true') {
  process.stdout.write(
    `With CI=true that is a failure, unless ${variable}=none says it is meant.\n`,
  );
  process.exitCode = 1;
}
if (outcomes.some(({ passed }) => !passed)) process.exitCode = 1;

async function walk(): Promise<Outcome[]> {
  const host = await openHost(builtFiles(folder));
  try {
    const webkit = await startWebkit();
    try {
      const tab = await webkit.open(phone, watchingScript);
      return await walkParts(due, { tab, address: host.address, cutOff: host.close });
    } finally {
      webkit.end();
    }
  } catch (error) {
    return [await outcomeOf('WebKit opens a window', () => Promise.reject(error))];
  } finally {
    await host.close();
  }
}
