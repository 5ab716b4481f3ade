import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { outcomeOf } from '../browsers/outcomes.ts';
import type { Outcome } from '../browsers/smokeReport.ts';
import { builtFiles, openHost } from '../e2e/host.ts';
import { openDesk } from './desk.ts';
import { compareHeard, type Heard } from './heard.ts';
import { readerLacking } from './packages.ts';
import { type ReaderBrowser, readerBrowsers } from './readerBrowser.ts';
import { droppedAfter, reportOf } from './report.ts';
import type { Scenario } from './scenario.ts';
import { chinese } from './scenarios/chinese.ts';
import { curtain } from './scenarios/curtain.ts';
import { declaring } from './scenarios/declaring.ts';
import { dialogs } from './scenarios/dialogs.ts';
import { farEnding } from './scenarios/farEnding.ts';
import { farTables } from './scenarios/farTables.ts';
import { learning } from './scenarios/learning.ts';
import { opening } from './scenarios/opening.ts';
import { reviewing } from './scenarios/reviewing.ts';
import { scoreSheet } from './scenarios/scoreSheet.ts';
import { fewTurns } from './scenarios/turns.ts';
import { wholeRounds } from './scenarios/wholeRounds.ts';

/**
 * Plays the built app by key with Orca, a screen reader, in Firefox and in Chromium. It fails where
 * something that the live region was told was not heard in its order, or anything was called
 * clickable. `--browser` names one of the two, `--only` a part of the titles to play, and `--dist` a
 * folder other than `dist`.
 */

const scenarios: readonly Scenario[] = [
  ...opening,
  ...fewTurns,
  ...declaring,
  curtain,
  dialogs,
  ...learning,
  reviewing,
  scoreSheet,
  ...chinese,
  ...wholeRounds,
  ...farTables,
  ...farEnding,
];
const folder = 'test-results/reader';

const { values } = parseArgs({
  options: {
    browser: { type: 'string' },
    only: { type: 'string', default: '' },
    dist: { type: 'string', default: 'dist' },
  },
});
const browsers = readerBrowsers.filter(
  (name) => values.browser === undefined || values.browser === name,
);
const wanted = scenarios.filter(({ title }) => title.includes(values.only));
if (browsers.length === 0) throw new Error(`Say --browser and which of ${readerBrowsers}.`);
if (wanted.length === 0) {
  throw new Error(`Say --only and a part of: ${scenarios.map(({ title }) => title).join(', ')}.`);
}
const lacking = readerLacking();
if (lacking !== undefined) throw new Error(`No screen reader can be tried: ${lacking}.`);

mkdirSync(folder, { recursive: true });
const host = await openHost(builtFiles(values.dist));
const outcomes: Outcome[] = [];
for (const browser of browsers) {
  for (const scenario of wanted) {
    const title = `${browser}: ${scenario.title}`;
    outcomes.push(await outcomeOf(title, () => playIn(browser, scenario)));
  }
}
await host.close();
const failed = outcomes.filter(({ passed }) => !passed).length;
process.exitCode = failed === 0 ? 0 : 1;
const minutes = (performance.now() / 60_000).toFixed(1);
process.stdout.write(
  `${outcomes.length - failed} passed, ${failed} failed in ${minutes} minutes; see ${folder}\n`,
);

/** Plays a scenario with a reader of its own, and fails where something told was not heard. */
async function playIn(browser: ReaderBrowser, { title, rate, play }: Scenario): Promise<void> {
  const began = Date.now();
  const name = join(folder, `${browser}-${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`);
  const desk = await openDesk(browser, host.address, { rate });
  try {
    const fault = await play(desk).then(
      () => undefined,
      (error: unknown) => error,
    );
    const spoken = desk.spoken();
    const heard = compareHeard(await desk.region(), spoken);
    const report = reportOf({ began, spoken, heard });
    process.stdout.write(report);
    writeFileSync(`${name}.txt`, report);
    const log = readFileSync(desk.orcaLog, 'utf8');
    const missed = heard.filter(({ fate }) => fate !== 'heard');
    const faults = [
      ...(fault === undefined ? [] : [String(fault)]),
      ...(heard.length === 0 ? ['The live region was told nothing.'] : []),
      ...missed.map((line) => missedWords(line, log)),
      ...heard.flatMap(({ words, again }) => (again > 0 ? [`“${words}” was heard again.`] : [])),
      ...spoken.flatMap(({ words }) => (/clickable/i.test(words) ? [`“${words}” was said.`] : [])),
      ...desk.complaints(),
    ];
    if (faults.length > 0) throw new Error(faults.join('\n  '));
  } finally {
    copyFileSync(desk.orcaLog, `${name}.orca.log`);
    await desk.stop();
  }
}

function missedWords({ at, words, fate }: Heard, orcaLog: string): string {
  const why = droppedAfter(orcaLog, at) > 0 ? ' The reader had too much to read.' : '';
  return `“${words}” was ${fate}.${why}`;
}
