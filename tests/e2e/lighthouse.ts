import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { chromiumFlags, chromiumPath } from './chromium.ts';
import { builtFiles, openHost } from './host.ts';

/** Prints what Lighthouse says of the built app, served as by a good host, on a phone and at a desk. It judges nothing. */

const screens = { phone: [], desk: ['--preset=desktop'] } as const;

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
      scoreDisplayMode: v.string(),
    }),
  ),
});

const host = await openHost(builtFiles());
const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
try {
  for (const [screen, options] of Object.entries(screens)) {
    const path = join(folder, `${screen}.json`);
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
    const report = v.parse(reportSchema, JSON.parse(await readFile(path, 'utf8')));
    for (const line of linesOf(report)) process.stdout.write(`${screen}: ${line}\n`);
  }
} finally {
  await rm(folder, { recursive: true });
  await host.close();
}

/** The scores, and below each what keeps it from being whole. */
function linesOf({ categories, audits }: v.InferOutput<typeof reportSchema>): string[] {
  return Object.values(categories).flatMap(({ title, score, auditRefs }) => [
    `${title} ${Math.round((score ?? 0) * 100)}`,
    ...auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (audit?.score == null || audit.score >= 0.995) return [];
      if (weight === 0 && audit.scoreDisplayMode !== 'binary') return [];
      return [`  ${audit.title}: ${audit.displayValue ?? Math.round(audit.score * 100)}`];
    }),
  ]);
}
