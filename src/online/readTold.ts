import * as v from 'valibot';
import {
  failure,
  type Result,
  type RoundRecord,
  type SeenRecord,
  success,
  type VariantId,
} from '../engine/index.ts';
import { goalSchema } from '../records/goal.ts';
import { readRecord } from '../records/parseRecord.ts';
import { readSeen } from '../records/parseSeen.ts';
import {
  countSchema,
  gameEntries,
  hashSchema,
  levelSchema,
  mostAtTable,
  nameSchema,
  person,
  placeSchema,
  saltSchema,
  wishSchema,
} from './event.ts';

const saltsSchema = v.pipe(v.array(v.nullable(saltSchema)), v.maxLength(mostAtTable));
const placesSchema = v.pipe(v.array(placeSchema), v.maxLength(mostAtTable));

const revealedSchema = v.object({
  deal: countSchema,
  commitment: hashSchema,
  secret: hashSchema,
  salts: saltsSchema,
  record: v.unknown(),
});

/** Each message tells all of a table. Keys that a later server adds are passed over. */
const toldSchema = v.object({
  /** Grows with everything that happens for all to see. */
  n: countSchema,
  game: v.object({
    ...gameEntries,
    goal: v.nullable(goalSchema),
    tapsPasses: v.boolean(),
  }),
  places: v.pipe(
    v.array(
      v.object({
        by: v.union([v.literal(person), levelSchema]),
        name: v.nullable(nameSchema),
        standIn: v.boolean(),
        /** How often the place was given to another key. */
        moves: countSchema,
      }),
    ),
    v.maxLength(mostAtTable),
  ),
  own: placesSchema,
  isOpener: v.boolean(),
  mayWatch: v.boolean(),
  /** Whether the device sees rounds as watchers do. */
  watches: v.boolean(),
  round: v.nullable(
    v.object({
      deal: countSchema,
      match: countSchema,
      number: countSchema,
      out: v.nullable(placeSchema),
      commitment: hashSchema,
      salts: saltsSchema,
      standIns: v.array(countSchema),
      practiceUndos: countSchema,
      views: v.pipe(
        v.array(
          v.object({
            /** Null for who watches. */
            place: v.nullable(placeSchema),
            /** Whether the place passes by itself for now. */
            passes: v.boolean(),
            /** As `fifteen-lakes-seen/1` of the records. */
            seen: v.unknown(),
          }),
        ),
        v.maxLength(mostAtTable),
      ),
      over: v.nullable(revealedSchema),
    }),
  ),
  won: v.array(v.pipe(v.number(), v.safeInteger())),
  isMatchOver: v.boolean(),
  /** The deal to come: what the server is committed to, and which places have agreed to it. */
  next: v.nullable(v.object({ deal: countSchema, commitment: hashSchema, agreed: placesSchema })),
  request: v.nullable(
    v.object({
      number: countSchema,
      place: placeSchema,
      wish: wishSchema,
      about: v.exactOptional(placeSchema),
      of: placesSchema,
      yes: placesSchema,
    }),
  ),
  outcome: v.nullable(
    v.object({
      place: placeSchema,
      wish: wishSchema,
      came: v.picklist(['refused', 'moved-on', 'granted']),
    }),
  ),
  ended: v.boolean(),
});

type Unchanging<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Unchanging<Value[Key]> }
  : Value;

/** What a server tells a device of its table. */
export type ToldTable = Unchanging<v.InferInput<typeof toldSchema>>;

/** A round that is over, with all that was hidden. */
export type RevealedRound = Unchanging<v.InferInput<typeof revealedSchema>>;

type WrittenTold = v.InferOutput<typeof toldSchema>;
type WrittenRound = NonNullable<WrittenTold['round']>;

export interface ReadRevealed extends Omit<v.InferOutput<typeof revealedSchema>, 'record'> {
  readonly record: RoundRecord;
}

/** With what was seen of the round read. */
export interface ReadTold extends Omit<WrittenTold, 'round'> {
  readonly round:
    | (Omit<WrittenRound, 'views' | 'over'> & {
        readonly views: readonly (Omit<WrittenRound['views'][number], 'seen'> & {
          readonly seen: SeenRecord<VariantId>;
        })[];
        readonly over: ReadRevealed | null;
      })
    | null;
}

/**
 * A server may lie, or be of another version: what has another shape, or names a play or a game
 * that is not known here, is `not-understood`.
 */
export function readTold(json: unknown): Result<ReadTold, 'not-understood'> {
  const told = v.safeParse(toldSchema, json);
  if (!told.success) return failure('not-understood');
  const { round, ...rest } = told.output;
  if (round === null) return success({ ...rest, round });
  const views = round.views.flatMap(({ seen, ...view }) => {
    const read = readSeen(seen);
    return read.ok ? [{ ...view, seen: read.value }] : [];
  });
  const over = round.over && readRevealed(round.over);
  const isWhole = views.length === round.views.length && over?.ok !== false;
  const isOneRound = !over?.ok || over.value.deal === round.deal;
  if (!isWhole || !isOneRound || round.number > round.deal) return failure('not-understood');
  return success({ ...rest, round: { ...round, views, over: over?.value ?? null } });
}

export function readRevealed(json: unknown): Result<ReadRevealed, 'not-understood'> {
  const revealed = v.safeParse(revealedSchema, json);
  if (!revealed.success) return failure('not-understood');
  const record = readRecord(revealed.output.record);
  return record.ok
    ? success({ ...revealed.output, record: record.value })
    : failure('not-understood');
}
