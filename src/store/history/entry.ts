import * as v from 'valibot';
import { failure, mostSeats, type Result, success } from '../../engine/index.ts';
import { mostLinkCode } from '../../records/mostLinkCode.ts';
import { mostRecordText } from '../../records/parseJson.ts';
import { takenName } from '../../records/plainName.ts';
import { knownControls } from '../match/holder.ts';
import { sittingOutSchema } from '../match/sittingOut.ts';
import { type Unreadable, versioned } from '../shelf/versioned.ts';
import type { ChestEntry } from './chest.ts';
import { dayPlayedSchema } from './dayPlayed.ts';
import {
  accountsSchema,
  featsSchema,
  figuresSchema,
  isOfItsSeats,
  isOfUnknownVariant,
  puzzlesSchema,
  variantSchema,
  winnersSchema,
} from './keptFigures.ts';
import type { RoundToKeep } from './keptRound.ts';
import { onlineSeatsSchema } from './onlineSeats.ts';
import { endedAtSchema } from './toldMeta.ts';

/** Everything that is kept of a finished round. */
export interface Entry extends RoundToKeep {
  /** Its review, as `reviewing` writes it; null where none lies here. */
  readonly review: string | null;
  /** Whether it lies elsewhere too: it was saved as a file, or came from one. */
  readonly isSaved: boolean;
}

/** How the keys of entries begin; the id of the round follows. */
export const entryStart = 'kept/';

/** How keys begin that apps before entries had, see `olderForms.ts`: of records, and of deals. */
export const olderRecordStart = 'record/';
export const olderDayStart = 'day/';
/** What has this key told that every deal of a day has such a key. */
export const daysApartKey = 'days-apart';

/** How the keys begin of what could not be read. */
export const damagedStart = 'damaged/';

/**
 * What lists show of a round is told by its record, and lies in its entry so that it need not be
 * reckoned again. Where it is reckoned otherwise this number grows, and each entry is brought up.
 */
const derivation = 1;

export const derivedEntries = {
  ownRules: v.boolean(),
  names: v.pipe(v.array(v.pipe(v.string(), v.transform(takenName))), v.maxLength(mostSeats)),
  controls: v.pipe(v.array(v.picklist(knownControls)), v.maxLength(mostSeats)),
  totals: figuresSchema,
  settlement: figuresSchema,
  winners: winnersSchema,
  feats: v.nullable(featsSchema),
  sitsOut: v.nullable(sittingOutSchema),
};

const derivedSchema = v.strictObject({
  link: v.pipe(v.string(), v.maxLength(mostLinkCode)),
  ...derivedEntries,
});

/** What the record of a round need not tell, so that the entry alone does. */
export const toldEntries = {
  endedAt: v.nullable(endedAtSchema),
  match: v.nullable(v.string()),
  number: v.nullable(v.number()),
  day: v.nullable(dayPlayedSchema),
  online: v.nullable(onlineSeatsSchema),
  hinted: v.boolean(),
  accounts: v.nullable(accountsSchema),
  puzzles: puzzlesSchema,
};

/** Versions before this one were of forms in several keys, see `olderForms.ts`. */
const firstVersion = 7;

/** `variant` and `day` lie on top, where apps before this version look for deals of the day. */
export const keptEntry = versioned(
  firstVersion,
  v.strictObject({
    variant: variantSchema,
    ...toldEntries,
    record: v.pipe(v.string(), v.maxLength(mostRecordText)),
    review: v.nullable(v.string()),
    isSaved: v.boolean(),
    derivation: v.number(),
    derived: v.unknown(),
  }),
);

export function entryKeyOf(id: string): string {
  return entryStart + id;
}

/** The id that a key of one of these starts names. */
export function idIn(key: string): string {
  return key.slice(key.indexOf('/') + 1);
}

/** The keys keep their order, as what lies on devices has them. */
export function chestEntryOf({ kept, text, review, isSaved }: Entry): ChestEntry {
  const { id, variant, endedAt, match, number, day, online, hinted, accounts, puzzles } = kept;
  const { link, ownRules, names, controls, totals, settlement, winners, feats, sitsOut } = kept;
  const told = { endedAt, match, number, day, online, hinted, accounts, puzzles };
  const figures = { totals, settlement, winners, feats, sitsOut };
  const derived = { link, ownRules, names, controls, ...figures };
  const value = { variant, ...told, record: text, review, isSaved, derivation, derived };
  return [entryKeyOf(id), keptEntry.write(value)];
}

/** An entry for a round of which nothing lies here yet. */
export function newEntry(round: RoundToKeep, isSaved: boolean): Entry {
  return { ...round, review: null, isSaved };
}

/**
 * Reads an entry. One of a variant that is not known here is `newer`; one that is to be brought up,
 * by `bringUp.ts`, is `behind`.
 */
export function parseEntry(id: string, value: unknown): Result<Entry, Unreadable | 'behind'> {
  if (isOfUnknownVariant(value)) return failure('newer');
  if (isOlder(value)) return failure('behind');
  const read = keptEntry.read(value);
  if (!read.ok) return read;
  const { record: text, review, isSaved, derivation: number, derived, ...told } = read.value;
  const facts = v.safeParse(derivedSchema, derived);
  const kept = facts.success && { id, ...told, ...facts.output };
  if (kept && number >= derivation && isOfItsSeats(kept)) {
    return success({ kept, text, review, isSaved });
  }
  return failure(number > derivation ? 'newer' : 'behind');
}

export function isBehind(read: ReturnType<typeof parseEntry> | undefined): boolean {
  return read?.ok === false && read.problem === 'behind';
}

const headSchema = v.looseObject({
  version: v.fallback(v.number(), firstVersion),
  variant: v.fallback(v.string(), ''),
});

/** The variants that some entries name, one beside the other, so that their families can join. */
export function variantsIn(values: readonly unknown[]): string {
  return [...new Set(values.map((value) => headOf(value)?.variant))].join(' ');
}

function isOlder(value: unknown): boolean {
  return (headOf(value)?.version ?? firstVersion) < firstVersion;
}

function headOf(value: unknown) {
  const head = v.safeParse(headSchema, value);
  return head.success ? head.output : undefined;
}
