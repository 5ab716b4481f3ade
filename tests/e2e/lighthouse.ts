import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { chromiumFlags, chromiumPath } from './chromium.ts';
import { builtFiles, openHost } from './host.ts';

/**
 * Prints what Lighthouse says of the built app, served as by a good host, on a phone and at a desk:
 * of several visits the median, and below each score that is not whole what keeps it from that in
 * the visit with the median. It judges nothing.
 */

const screens = { phone: [], desk: ['--preset=desktop'] } as const;
const visits = 5;

/** Milliseconds, but for the shift, which is a share of the window. */
const speeds = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

const reportSchema = v.object({
  categories: v.record(
    v.string(),
    v.object({
      title: v.string(),
      score: v.nullable(v.number()),
      auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
    }),
  ),
  audits: v.record(
    v.string(),
    v.object({
      title: v.string(),
      score: v.nullable(v.number()),
      displayValue: v.optional(v.string()),
      numericValue: v.optional(v.number()),
      scoreDisplayMode: v.string(),
    }),
  ),
});

type Report = v.InferOutput<typeof reportSchema>;

const host = await openHost(builtFiles());
const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
try {
  for (const [screen, options] of Object.entries(screens)) {
    const reports: Report[] = [];
    while (reports.length < visits) reports.push(await visit(options));
    for (const line of linesOf(reports)) process.stdout.write(`${screen}: ${line}\n`);
  }
} finally {
  await rm(folder, { recursive: true });
  await host.close();
}

async function visit(options: readonly string[]): Promise<Report> {
  const path = join(folder, 'report.json');
  // It is large, and so no dependency: npx fetches it where it is not there yet.
  await promisify(execFile)(
    'npx',
    [
      '--yes',
      'lighthouse@12.8.2',
      host.address,
      '--quiet',
      '--output=json',
      `--output-path=${path}`,
      `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`,
      ...options,
    ],
    { env: { ...process.env, CHROME_PATH: chromiumPath() } },
  );
  return v.parse(reportSchema, JSON.parse(await readFile(path, 'utf8')));
}

/**
 * The scores and the measures of speed, each with its value in every visit, and what keeps a score
 * from being whole.
 */
function linesOf(reports: readonly Report[]): string[] {
  const [first] = reports;
  const scores = Object.entries(first?.categories ?? {}).flatMap(([id, { title }]) => {
    const scoreIn = ({ categories }: Report): number =>
      Math.round((categories[id]?.score ?? 0) * 100);
    const sorted = reports.toSorted((one, other) => scoreIn(one) - scoreIn(other));
    const middle = sorted[Math.floor(sorted.length / 2)];
    if (middle === undefined) return [];
    const all = `${title} ${scoreIn(middle)} (${sorted.map(scoreIn).join(' ')})`;
    return [all, ...(scoreIn(middle) === 100 ? [] : lackingIn(middle, id))];
  });
  const measures = speeds.map((id) => {
    const values = reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
    const sorted = values.toSorted((one, other) => one - other);
    const digits = id === 'cumulative-layout-shift' ? 4 : 0;
    const told = sorted.map((value) => value.toFixed(digits));
    return `  ${id}: ${told[Math.floor(told.length / 2)]} (${told.join(' ')})`;
  });
  return [...scores, ...measures];
}

/** What keeps the score of a category from being whole. */
function lackingIn({ categories, audits }: Report, category: string): string[] {
  return (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = audits[id];
    if (audit?.score == null || audit.score >= 0.995) return [];
    if (weight === 0 && audit.scoreDisplayMode !== 'binary') return [];
    return [`  ${audit.title}: ${audit.displayValue ?? Math.round(audit.score * 100)}`];
  });
}
