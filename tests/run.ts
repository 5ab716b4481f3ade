import { readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { smokeReport, smokeReportSchema } from './browsers/smokeReport.ts';
import { endCommands, runCommand } from './support/command.ts';
import { shakenBy } from './support/shaking.ts';
import { thoroughly } from './support/thoroughness.ts';

interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** What could not be tried, and why. */
  readonly notTried?: string;
}

interface Step {
  readonly name: string;
  readonly command: string;
  /** What an earlier run may have left behind must not be taken for this one's. */
  readonly leaves?: string;
  readonly countTests?: () => Counts;
  /** Whether it opens what the step `build` has made. */
  readonly opensBuild?: true;
}

/** How long a step may take on the slowest machine, in minutes; one that takes longer hangs. */
const limits = { everyDay: 40, atFullLength: 600 };

const vitestReport = 'test-results/vitest.json';
const playwrightReport = 'test-results/e2e.json';

const unit: Step = {
  name: 'unit',
  command: `npm run --silent unit -- --reporter=default --reporter=./tests/support/stillRunning.ts --reporter=json --outputFile.json=${vitestReport}`,
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

const { values, positionals } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    shaken: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
  allowPositionals: true,
});
const everyStep = [unit, ...checks, e2e];
const names = everyStep.map(({ name }) => name);
const unknown = positionals.find((name) => !names.includes(name));
if (unknown !== undefined) {
  throw new Error(`There is no step ${unknown}. Say --all for full length, and which of ${names}.`);
}

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
const failed = all.reduce((sum, counts) => sum + counts.failed, 0);
process.exitCode = failed === 0 ? 0 : 1;
for (const { notTried } of all) {
  if (notTried !== undefined) process.stdout.write(`${notTried}\n`);
}
process.stdout.write(`${passed} passed, ${failed} failed\n`);

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
  const counts = countsOf(step, succeeded);
  const verdict = counts.failed === 0 ? 'ok' : 'FAILED';
  process.stdout.write(`== ${step.name}: ${verdict}, ${seconds} s\n${output.trimEnd()}\n\n`);
  return counts;
}

function countsOf({ name, countTests }: Step, succeeded: boolean): Counts {
  if (countTests === undefined) return succeeded ? one('passed') : one('failed');
  try {
    const counts = countTests();
    const nothingRan = counts.passed + counts.failed === 0 && counts.notTried === undefined;
    return counts.failed === 0 && (nothingRan || !succeeded) ? { ...counts, failed: 1 } : counts;
  } catch (error) {
    process.stdout.write(`${name} left no report that can be read: ${error}\n`);
    return one('failed');
  }
}

function one(result: keyof Counts): Counts {
  return { passed: 0, failed: 0, [result]: 1 };
}

// A test that did not run has not passed: what is skipped counts as failed, here and below.
function vitestCounts(): Counts {
  const report = v.parse(
    v.object({
      testResults: v.array(
        v.object({
          status: v.string(),
          assertionResults: v.array(v.object({ status: v.string() })),
        }),
      ),
    }),
    JSON.parse(readFileSync(vitestReport, 'utf8')),
  );
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status !== 'passed' && assertionResults.every((result) => result.status === 'passed'),
  ).length;
  return { passed, failed: tests.length - passed + brokenFiles };
}

function webkitCounts(): Counts {
  const report = v.parse(smokeReportSchema, JSON.parse(readFileSync(smokeReport, 'utf8')));
  const { notTried, outcomes } = report;
  const passed = outcomes.filter((outcome) => outcome.passed).length;
  const counts = { passed, failed: outcomes.length - passed };
  return notTried === null ? counts : { ...counts, notTried: `WebKit was not tried: ${notTried}.` };
}

function playwrightCounts(): Counts {
  const count = v.number();
  const report = v.parse(
    v.object({
      stats: v.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
      errors: v.array(v.unknown()),
    }),
    JSON.parse(readFileSync(playwrightReport, 'utf8')),
  );
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + skipped + report.errors.length };
}
