import * as v from 'valibot';
import { failure, type Result, success } from '../engine/index.ts';
import type { Match } from './match.ts';
import { formatMatch, readMatch } from './matchRecords.ts';

/** The screens a match can be left on. */
export const screens = ['start', 'table', 'scores'] as const;

/** Which screen is shown. */
export type Screen = (typeof screens)[number];

/** What outlives the page: the match, as its records, and the screen it was left on. */
export interface Saved {
  readonly screen: Screen;
  readonly match: Match | null;
}

/** The version of what is saved; older ones will be migrated, newer ones are left alone. */
const savedVersion = 1;

const savedSchema = v.strictObject({
  version: v.literal(savedVersion),
  screen: v.picklist(screens),
  seed: v.string(),
  records: v.string(),
});

/** What is saved of a match, as text. */
export function formatSaved({ screen, match }: { screen: Screen; match: Match }): string {
  return JSON.stringify({
    version: savedVersion,
    screen,
    seed: match.setup.seed,
    records: formatMatch(match),
  });
}

/** Reads what was saved; anything that is not wholly sound is `damaged`. */
export function parseSaved(text: string): Result<Saved, 'damaged'> {
  const saved = v.safeParse(v.pipe(v.string(), v.parseJson(), savedSchema), text);
  if (!saved.success) return failure('damaged');
  const match = readMatch(saved.output.records);
  if (!match.ok) return failure('damaged');
  const { setup, rounds } = match.value;
  return success({
    screen: saved.output.screen,
    match: { setup: { ...setup, seed: saved.output.seed }, rounds },
  });
}
