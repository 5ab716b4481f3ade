import { rmSync } from 'node:fs';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { smokeReport } from './browsers/smokeReport.ts';
import {
  type Counts,
  playwrightCounts,
  playwrightReport,
  vitestCounts,
  vitestReport,
  webkitCounts,
} from './reports.ts';
import { endCommands, runCommand } from './support/command.ts';
import { shakenBy } from './support/shaking.ts';
import { thoroughly } from './support/thoroughness.ts';

interface Step {
  readonly name: string;
  readonly command: string;
  /** What an earlier run may have left behind must not be taken for this one's. */
  readonly leaves?: string;
  readonly countTests?: () => Counts;
  /** Whether it opens what the step `build` has made. */
  readonly opensBuild?: true;
}

/** How many lines of what a failure left are told at the end. */
const mostLines = 20;

/** How long a step may take on the slowest machine, in minutes; one that takes longer hangs. */
const limits = { everyDay: 40, atFullLength: 600 };

const { values, positionals } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    shaken: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
  allowPositionals: true,
});

/**
 * What `--quick` leaves out: the project of vite.config.ts whose files each load their modules anew.
 * It has one test in ninety and takes a tenth of the time.
 */
const leftOut = values.quick ? '--project=!stand-ins ' : '';

const unit: Step = {
  name: 'unit',
  command: `npm run --silent unit -- ${leftOut}--reporter=default --reporter=./tests/support/stillRunning.ts --reporter=json --outputFile.json=${vitestReport}`,
  leaves: vitestReport,
  countTests: vitestCounts,
};
const e2e: Step = {
  name: 'e2e',
  // Without its pre script, which would build once more.
  command: 'npm run --silent --ignore-scripts e2e',
  leaves: playwrightReport,
  countTests: playwrightCounts,
  opensBuild: true,
};
const webkit: Step = {
  name: 'webkit',
  command: 'npm run --silent --ignore-scripts webkit',
  leaves: smokeReport,
  countTests: webkitCounts,
  opensBuild: true,
};
const checks: readonly Step[] = [
  { name: 'types', command: 'npm run --silent types' },
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'build', command: 'npm run --silent build', leaves: 'dist' },
  webkit,
  { name: 'size', command: 'npm run --silent size', opensBuild: true },
  { name: 'precache', command: 'npm run --silent precache', opensBuild: true },
  { name: 'oldest', command: 'npm run --silent oldest', opensBuild: true },
  { name: 'knip', command: 'npm run --silent knip' },
];

const everyStep = [unit, ...checks, e2e];
const names = everyStep.map(({ name }) => name);
const unknown = positionals.find((name) => !names.includes(name));
if (unknown !== undefined) {
  throw new Error(`There is no step ${unknown}. Say --all for full length, and which of ${names}.`);
}
if (values.all && values.quick) throw new Error('Say --all or --quick, not both.');

const asked = new Set(positionals.length === 0 ? names : positionals);
// What an earlier run has built may be another state of the project.
if (everyStep.some(({ name, opensBuild }) => opensBuild && asked.has(name))) asked.add('build');

if (values.shaken) process.stdout.write(`The unit tests are shaken by the seed ${values.seed}.\n`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    endCommands();
    process.exit(1);
  });
}
// The browsers often wait for the page, so the cores have time for the unit tests beside them.
const all = (await Promise.all([inTurn([unit]), inTurn([...checks, e2e])])).flat();
const passed = all.reduce((sum, counts) => sum + counts.passed, 0);
const failures = all.flatMap((counts) => counts.failures);
process.exitCode = failures.length === 0 ? 0 : 1;
for (const { notTried } of all) {
  if (notTried !== undefined) process.stdout.write(`${notTried}\n`);
}
// Told once more at the end, where a log that keeps only its last lines still has them.
for (const { title, why } of failures.slice(0, 10)) {
  const lines = stripVTControlCharacters(why).trimEnd().split('\n').slice(0, mostLines);
  process.stdout.write(`FAILED: ${title}\n${lines.map((line) => `    ${line}\n`).join('')}`);
}
process.stdout.write(`${passed} passed, ${failures.length} failed\n`);

/** Runs those of the steps that are due. */
async function inTurn(steps: readonly Step[]): Promise<Counts[]> {
  const counts: Counts[] = [];
  for (const step of steps) {
    if (asked.has(step.name)) counts.push(await run(step));
  }
  return counts;
}

async function run(step: Step): Promise<Counts> {
  if (step.leaves !== undefined) rmSync(step.leaves, { recursive: true, force: true });
  const started = performance.now();
  const env = {
    ...process.env,
    ...(values.all ? thoroughly : {}),
    ...(values.shaken ? shakenBy(values.seed) : {}),
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    // React and Vite would leave out what the tests need.
    NODE_ENV: undefined,
  };
  const limit = values.all ? limits.atFullLength : limits.everyDay;
  // Held back until the step ends, so that steps side by side do not mix their lines.
  const { succeeded, output } = await runCommand(step.command, { env, limit });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const counts = countsOf(step, succeeded, output);
  const verdict = counts.failures.length === 0 ? 'ok' : 'FAILED';
  process.stdout.write(`== ${step.name}: ${verdict}, ${seconds} s\n${output.trimEnd()}\n\n`);
  return counts;
}

function countsOf({ name, countTests }: Step, succeeded: boolean, output: string): Counts {
  if (countTests === undefined)
    return succeeded ? { passed: 1, failures: [] } : broken(name, output);
  try {
    const counts = countTests();
    const nothingRan =
      counts.passed + counts.failures.length === 0 && counts.notTried === undefined;
    const isWrong = nothingRan || !succeeded;
    return counts.failures.length === 0 && isWrong
      ? { ...counts, failures: broken(name, output).failures }
      : counts;
  } catch (error) {
    return broken(name, `It left no report that can be read: ${error}`);
  }
}

/** What counts for a step that failed as a whole. */
function broken(name: string, output: string): Counts {
  const why = output.trimEnd().split('\n').slice(-mostLines).join('\n');
  return { passed: 0, failures: [{ title: name, why }] };
}
