import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import * as v from 'valibot';
import { smokeReport, smokeReportSchema } from './browsers/smokeReport.ts';

/** What came of a step. */
export interface Counts {
  readonly passed: number;
  /** One for each test that failed or did not run: what is skipped has not passed. */
  readonly failures: readonly Failure[];
  /** What could not be tried, and why. */
  readonly notTried?: string;
}

export interface Failure {
  /** The file and the title of the test, or the name of the step. */
  readonly title: string;
  /** What its report says of it; empty where it says nothing. */
  readonly why: string;
}

export const vitestReport = 'test-results/vitest.json';
export const playwrightReport = 'test-results/e2e.json';

const text = v.string();

/** @throws where the report is missing or is not one, as those below do. */
export function vitestCounts(): Counts {
  const test = v.object({
    status: text,
    fullName: text,
    failureMessages: v.nullish(v.array(text)),
  });
  const file = v.object({
    name: text,
    status: text,
    message: text,
    assertionResults: v.array(test),
  });
  const { testResults } = read(v.object({ testResults: v.array(file) }), vitestReport);
  let passed = 0;
  const failures: Failure[] = [];
  for (const { name, status, message, assertionResults } of testResults) {
    const path = relative('.', name);
    const wrong = assertionResults.filter((result) => result.status !== 'passed');
    passed += assertionResults.length - wrong.length;
    for (const { fullName, failureMessages } of wrong) {
      failures.push({ title: `${path} › ${fullName}`, why: failureMessages?.join('\n') ?? '' });
    }
    if (status !== 'passed' && wrong.length === 0) failures.push({ title: path, why: message });
  }
  return { passed, failures };
}

export function webkitCounts(): Counts {
  const { notTried, outcomes } = read(smokeReportSchema, smokeReport);
  const failures = outcomes
    .filter((outcome) => !outcome.passed)
    .map(({ title }) => ({ title: `WebKit › ${title}`, why: '' }));
  const counts = { passed: outcomes.length - failures.length, failures };
  return notTried === null ? counts : { ...counts, notTried: `WebKit was not tried: ${notTried}.` };
}

interface Suite {
  readonly specs: readonly Spec[];
  readonly suites?: readonly Suite[] | undefined;
}

const errors = v.array(v.object({ message: v.optional(text, '') }));

const spec = v.object({
  title: text,
  file: text,
  line: v.number(),
  tests: v.array(
    v.object({ status: text, results: v.array(v.object({ errors: v.optional(errors, []) })) }),
  ),
});

type Spec = v.InferOutput<typeof spec>;

const suite: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(spec),
  suites: v.optional(v.array(v.lazy(() => suite))),
});

export function playwrightCounts(): Counts {
  const report = read(v.object({ suites: v.array(suite), errors }), playwrightReport);
  let passed = 0;
  const failures: Failure[] = report.errors.map(({ message }) => ({
    title: 'the browser tests as a whole',
    why: message,
  }));
  for (const { title, file, line, tests } of report.suites.flatMap(specsOf)) {
    for (const { status, results } of tests) {
      // A test that passed at another try is flaky, which is no pass either.
      if (status === 'expected') passed += 1;
      else {
        const why = results.flatMap((result) => result.errors.map(({ message }) => message));
        failures.push({ title: `${file}:${line} › ${title}`, why: why.join('\n') });
      }
    }
  }
  return { passed, failures };
}

function specsOf({ specs, suites = [] }: Suite): readonly Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function read<Schema extends v.GenericSchema>(schema: Schema, path: string): v.InferOutput<Schema> {
  return v.parse(schema, JSON.parse(readFileSync(path, 'utf8')));
}
