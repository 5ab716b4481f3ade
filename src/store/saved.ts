import * as v from 'valibot';
import { failure, type Result, type Seat, success } from '../engine/index.ts';
import { isPerson, type Match, positionOf } from './match.ts';
import { formatMatch, readMatch } from './matchRecords.ts';

/** The screens a match can be left on. */
export const screens = ['start', 'table', 'scores'] as const;

/** Which screen is shown. */
export type Screen = (typeof screens)[number];

/** Where a match goes on: at the table, or once the round is over at its scores. */
export function screenFor(match: Match): Screen {
  return positionOf(match).phase === 'over' ? 'scores' : 'table';
}

/**
 * By the index of the play in the current round, the ids of the tiles the finger meant where like ones lay beside them. The
 * rules do not tell them apart, so no record holds this; without it tiles would change places when the page is loaded again.
 */
export type Picks = readonly (readonly string[])[];

/**
 * What outlives the page: the match, as its records, the screen it was left on, which of like tiles were meant, and the seat of
 * the person who looked last.
 */
export interface Saved {
  readonly screen: Screen;
  readonly match: Match;
  readonly picks: Picks;
  readonly looking: Seat | null;
}

/** The version of what is saved. A change of its shape raises it and brings a reader for the version before. */
const savedVersion = 2;

const versionSchema = v.looseObject({ version: v.number() });

const firstEntries = {
  screen: v.picklist(screens),
  records: v.string(),
  picks: v.array(v.array(v.string())),
};

/** The first version did not tell who had looked. */
const savedSchema = v.variant('version', [
  v.pipe(
    v.strictObject({ version: v.literal(1), ...firstEntries }),
    v.transform((saved) => ({ ...saved, looking: null })),
  ),
  v.strictObject({
    version: v.literal(savedVersion),
    ...firstEntries,
    looking: v.nullable(v.number()),
  }),
]);

/** What is saved of a match, as text. */
export function formatSaved({ screen, match, picks, looking }: Saved): string {
  const records = formatMatch(match);
  return JSON.stringify({ version: savedVersion, screen, records, picks, looking });
}

/** Reads what was saved. What a later version of the app saved is `newer`; anything else not wholly sound is `damaged`. */
export function parseSaved(text: string): Result<Saved, 'damaged' | 'newer'> {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson(), versionSchema), text);
  if (!json.success) return failure('damaged');
  if (json.output.version > savedVersion) return failure('newer');
  const saved = v.safeParse(savedSchema, json.output);
  const match = saved.success ? readMatch(saved.output.records) : undefined;
  if (!saved.success || !match?.ok) return failure('damaged');
  const { screen, picks, looking } = saved.output;
  if (looking !== null && !isPerson(match.value, looking)) return failure('damaged');
  return success({ screen, match: match.value, picks, looking });
}
