import * as v from 'valibot';
import { isObject } from '../records/json.ts';
import { soundIn } from '../records/soundIn.ts';
import {
  countSchema,
  hashSchema,
  idSchema,
  levelSchema,
  nameSchema,
  openEntries,
  placeSchema,
  playSchema,
  saltSchema,
  wishSchema,
} from './event.ts';
import { keyPattern, mostShownKeys, tableIdPattern } from './key.ts';

/** The version of the messages that PROTOCOL.md tells of. */
export const protocolVersion = 1;

export const mostMessageBytes = 4096;

/** What can be said at a table, each in the language of who reads it. */
export const phrases = [
  'hello',
  'thanks',
  'well-played',
  'good-luck',
  'nice-hand',
  'bad-luck',
  'sorry',
  'one-moment',
  'back-again',
  'are-you-there',
  'one-more',
  'good-bye',
] as const;
export type Phrase = (typeof phrases)[number];

const keySchema = v.pipe(v.string(), v.regex(keyPattern));

/** What a device says of itself as it connects. */
export const helloSchema = v.strictObject({
  protocol: v.pipe(v.number(), v.safeInteger()),
  /** What speaks, and its version. */
  app: v.pipe(v.string(), v.maxLength(20)),
  /** The table that it goes to, and its keys; without them it may open one. */
  table: v.exactOptional(v.pipe(v.string(), v.regex(tableIdPattern))),
  keys: v.exactOptional(v.pipe(v.array(keySchema), v.maxLength(mostShownKeys))),
  /** The name under which it watches. */
  name: v.exactOptional(nameSchema),
});
export type Hello = v.InferOutput<typeof helloSchema>;

const ofPlace = { place: placeSchema };

export const openSchema = v.strictObject({
  ...openEntries,
  opener: hashSchema,
  invite: hashSchema,
  watch: v.nullable(hashSchema),
  /** The word of the host, where only who knows it may open tables. */
  word: v.exactOptional(v.pipe(v.string(), v.maxLength(64))),
});
export type OpenDeed = v.InferOutput<typeof openSchema>;

/** What is said at a table; it is not kept. */
export const saySchema = v.strictObject({ ...ofPlace, phrase: v.picklist(phrases) });

export const roundSchema = v.strictObject({ deal: countSchema });

export const removeSchema = v.strictObject({});

/** What changes a table for good where it is allowed, with the name of its message. */
const deedSchema = v.variant('deed', [
  v.strictObject({
    deed: v.literal('sit'),
    ...ofPlace,
    name: nameSchema,
    salt: saltSchema,
    key: keySchema,
  }),
  v.strictObject({ deed: v.literal('fill'), ...ofPlace, by: levelSchema, name: nameSchema }),
  v.strictObject({
    deed: v.literal('play'),
    ...ofPlace,
    deal: countSchema,
    at: countSchema,
    play: playSchema,
    id: idSchema,
  }),
  v.strictObject({ deed: v.literal('next'), ...ofPlace, deal: countSchema, salt: saltSchema }),
  v.strictObject({
    deed: v.literal('ahead'),
    ...ofPlace,
    deal: countSchema,
    at: countSchema,
    passes: v.boolean(),
  }),
  v.strictObject({
    deed: v.literal('ask'),
    ...ofPlace,
    wish: wishSchema,
    id: v.exactOptional(idSchema),
    about: v.exactOptional(placeSchema),
  }),
  v.strictObject({
    deed: v.literal('answer'),
    ...ofPlace,
    /** Of the request that is meant. */
    request: countSchema,
    yes: v.boolean(),
  }),
  v.strictObject({ deed: v.literal('give'), ...ofPlace, hash: hashSchema }),
  v.strictObject({ deed: v.literal('watching'), hash: v.nullable(hashSchema) }),
]);
export type Deed = v.InferOutput<typeof deedSchema>;

/** Undefined for what is none of the deeds. */
export function readDeed(name: string, body: unknown): Deed | undefined {
  if (!isObject(body) || 'deed' in body) return undefined;
  return soundIn(deedSchema, { ...body, deed: name });
}

/** Why a deed is not done; PROTOCOL.md tells what each means. */
export const refusals = [
  // Of the message and its sender.
  'not-understood',
  'too-fast',
  'no-table',
  'not-allowed',
  'no-place',
  'place-taken',
  // Of the table as it stands.
  'not-dealt',
  'stale',
  'over',
  'not-over',
  'ended',
  'not-your-turn',
  'not-a-play',
  'play-not-legal',
  'nothing-to-undo',
  'not-asked',
  'asked-already',
  'still-there',
  // Of the server and its log.
  'moving',
  'unknown-game',
  'too-many-tables',
  'full',
  'read-only',
  'failing',
] as const;
export type Refusal = (typeof refusals)[number];

/** Why a device is turned away or let go. */
export const partings = [
  'older',
  'newer',
  'not-understood',
  'not-allowed',
  'no-table',
  'cannot-replay',
  'too-many',
  'moved',
  'removed',
  'moving',
  'failing',
] as const;
export type Parting = (typeof partings)[number];
