import * as v from 'valibot';
import { levels } from '../bots/levels.ts';
import { mostSeats } from '../engine/index.ts';
import { goalSchema } from '../records/goal.ts';
import { mostTypedName } from '../records/mostTypedName.ts';
import { parseJson } from '../records/parseJson.ts';
import { takenName } from '../records/plainName.ts';
import { soundIn } from '../records/soundIn.ts';
import { hashPattern, saltPattern } from './key.ts';

/** The form of events that a log is written in; it stands in its first line. */
export const logVersion = 1;

/** The bots that a server can have play at once; the strongest needs a device of its own. */
export const servedLevels = levels.filter((level) => level !== 'expert');
export type ServedLevel = (typeof servedLevels)[number];

export const person = 'person' as const;

/** The most people at a table, one of whom may sit out. */
export const mostAtTable = mostSeats;

const timeSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Counts events, plays and deals. */
export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100_000));
export const placeSchema = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.maxValue(mostAtTable - 1),
);
export const hashSchema = v.pipe(v.string(), v.regex(hashPattern));
export const saltSchema = v.pipe(v.string(), v.regex(saltPattern));
export const levelSchema = v.picklist(servedLevels);
/** A name as it is shown: plain, and no longer than one that can be typed. */
export const nameSchema = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(mostTypedName),
  v.check((name) => takenName(name) === name),
);
export const playSchema = v.pipe(v.string(), v.maxLength(60));
/** A word by which a device knows again what it has made or asked. */
export const idSchema = v.pipe(v.string(), v.regex(/^[0-9a-z]{1,24}$/));

/** The game of a table. What its rules may hold, the family judges. */
export const gameEntries = {
  variant: v.pipe(v.string(), v.maxLength(40)),
  rules: v.record(v.pipe(v.string(), v.maxLength(40)), v.unknown()),
  /** How many play a round. */
  seats: v.pipe(v.number(), v.safeInteger(), v.minValue(2), v.maxValue(mostSeats)),
};

/** Who is to have a place: somebody, or a bot. */
const setPlaceSchema = v.variant('by', [
  v.strictObject({ by: v.literal(person) }),
  v.strictObject({ by: levelSchema, name: nameSchema }),
]);

/** What a table is opened with, as its device asks and its log keeps it. */
export const openEntries = {
  ...gameEntries,
  places: v.pipe(v.array(setPlaceSchema), v.minLength(2), v.maxLength(mostAtTable)),
  goal: v.nullable(goalSchema),
  /** Whether everybody passes with their own hand, also where they can do nothing else. */
  tapsPasses: v.boolean(),
};

export const wishes = ['undo', 'stand-in', 'end'] as const;
export type Wish = (typeof wishes)[number];
export const wishSchema = v.picklist(wishes);

/** By whom a play was made: by who has the place, or without them. */
const playedBy = ['person', 'ahead', 'rules', 'bot', 'stand-in'] as const;

const at = { time: timeSchema };
const byPlace = { ...at, place: placeSchema };

/**
 * What can happen at a table, as its log keeps it. The log is read for ever: what is here stays,
 * and what is added may be missing.
 */
const eventSchema = v.variant('event', [
  v.strictObject({
    log: v.literal(logVersion),
    event: v.literal('opened'),
    ...at,
    ...openEntries,
    /** The word that the records of its matches share. */
    match: v.pipe(v.string(), v.regex(/^[0-9a-z]{8,32}$/)),
    /** By which the secret of each deal is made. */
    secret: hashSchema,
    /** Hashes of the keys of who opened it, of who is invited, and of who may watch. */
    opener: hashSchema,
    invite: hashSchema,
    watch: v.nullable(hashSchema),
  }),
  v.strictObject({
    event: v.literal('sat'),
    ...byPlace,
    name: nameSchema,
    hash: hashSchema,
    salt: saltSchema,
  }),
  /** A bot takes a place that was kept for somebody who does not come. */
  v.strictObject({ event: v.literal('filled'), ...byPlace, by: levelSchema, name: nameSchema }),
  /** A place opens to another key, and no longer to the one before. */
  v.strictObject({ event: v.literal('moved'), ...byPlace, hash: hashSchema }),
  v.strictObject({
    event: v.literal('played'),
    ...byPlace,
    deal: countSchema,
    /** How many plays of the round there are before it. */
    at: countSchema,
    play: playSchema,
    by: v.picklist(playedBy),
    id: v.exactOptional(idSchema),
  }),
  /** Somebody agrees to the next deal, and salts it. */
  v.strictObject({ event: v.literal('agreed'), ...byPlace, deal: countSchema, salt: saltSchema }),
  v.strictObject({
    event: v.literal('ahead'),
    ...byPlace,
    deal: countSchema,
    /** Whether it passes by itself until the phase of the round is another one. */
    passes: v.boolean(),
  }),
  v.strictObject({
    event: v.literal('asked'),
    ...byPlace,
    wish: wishSchema,
    id: v.exactOptional(idSchema),
    /** Of an undo: how many plays of which deal are to stay. */
    deal: v.exactOptional(countSchema),
    to: v.exactOptional(countSchema),
    /** Of a stand-in: for whom. */
    about: v.exactOptional(placeSchema),
    /** The places whose consent is needed. */
    of: v.pipe(v.array(placeSchema), v.maxLength(mostAtTable)),
  }),
  v.strictObject({ event: v.literal('answered'), ...byPlace, yes: v.boolean() }),
  /** Somebody takes over from the bot that has stood in. */
  v.strictObject({ event: v.literal('returned'), ...byPlace }),
  /** Watchers are shut out, or may come by another key. */
  v.strictObject({ event: v.literal('watching'), ...at, hash: v.nullable(hashSchema) }),
]);
export type TableEvent = v.InferOutput<typeof eventSchema>;

export type EventOf<Name extends TableEvent['event']> = Extract<
  TableEvent,
  { readonly event: Name }
>;

export function formatEvent(event: TableEvent): string {
  return JSON.stringify(event);
}

/** Undefined for what is no event. */
export function parseEvent(line: string): TableEvent | undefined {
  const json = parseJson(line);
  return json.ok ? soundIn(eventSchema, json.value) : undefined;
}
