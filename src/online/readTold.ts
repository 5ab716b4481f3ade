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

/** Keys that a later server adds are passed over. */
const toldSchema = v.object({
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
        moves: countSchema,
      }),
    ),
    v.maxLength(mostAtTable),
  ),
  own: placesSchema,
  isOpener: v.boolean(),
  mayWatch: v.boolean(),
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
          v.object({ place: v.nullable(placeSchema), passes: v.boolean(), seen: v.unknown() }),
        ),
        v.maxLength(mostAtTable),
      ),
      over: v.nullable(revealedSchema),
    }),
  ),
  won: v.array(v.pipe(v.number(), v.safeInteger())),
  isMatchOver: v.boolean(),
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

type WrittenTold = v.InferOutput<typeof toldSchema>;
type WrittenRound = NonNullable<WrittenTold['round']>;

/** A round that is over, as a device was told it. */
export interface ReadRevealed extends Omit<v.InferOutput<typeof revealedSchema>, 'record'> {
  readonly record: RoundRecord;
}

/** What a device was told, with what was seen of the round read. */
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
 * Reads what a server tells of a table. It may lie, or be of another version: `not-understood` is
 * what has another shape, or names a play or a game that is not known here.
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

/** Reads a round that is over, as a server reveals it. */
export function readRevealed(json: unknown): Result<ReadRevealed, 'not-understood'> {
  const revealed = v.safeParse(revealedSchema, json);
  if (!revealed.success) return failure('not-understood');
  const record = readRecord(revealed.output.record);
  return record.ok
    ? success({ ...revealed.output, record: record.value })
    : failure('not-understood');
}
