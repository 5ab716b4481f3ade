import * as v from 'valibot';
import { failure, type Result, success } from '../engine/index.ts';
import type { Match } from './match.ts';
import { formatMatch, readMatch } from './matchRecords.ts';

/** The screens a match can be left on. */
export const screens = ['start', 'table', 'scores'] as const;

/** Which screen is shown. */
export type Screen = (typeof screens)[number];

/**
 * By the index of the play in the current round, the ids of the tiles the finger meant where like ones lay beside them. The
 * rules do not tell them apart, so no record holds this; without it tiles would change places when the page is loaded again.
 */
export type Picks = readonly (readonly string[])[];

/** What outlives the page: the match, as its records, the screen it was left on, and which of like tiles were meant. */
export interface Saved {
  readonly screen: Screen;
  readonly match: Match;
  readonly picks: Picks;
}

/** The version of what is saved. A change of its shape raises it and brings a reader for the version before. */
const savedVersion = 1;

const versionSchema = v.looseObject({ version: v.number() });

const savedSchema = v.strictObject({
  version: v.literal(savedVersion),
  screen: v.picklist(screens),
  records: v.string(),
  picks: v.array(v.array(v.string())),
});

/** What is saved of a match, as text. */
export function formatSaved({ screen, match, picks }: Saved): string {
  return JSON.stringify({ version: savedVersion, screen, records: formatMatch(match), picks });
}

/** Reads what was saved. What a later version of the app saved is `newer`; anything else not wholly sound is `damaged`. */
export function parseSaved(text: string): Result<Saved, 'damaged' | 'newer'> {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson(), versionSchema), text);
  if (!json.success) return failure('damaged');
  if (json.output.version > savedVersion) return failure('newer');
  const saved = v.safeParse(savedSchema, json.output);
  const match = saved.success ? readMatch(saved.output.records) : undefined;
  if (!saved.success || !match?.ok) return failure('damaged');
  const { screen, picks } = saved.output;
  return success({ screen, match: match.value, picks });
}
