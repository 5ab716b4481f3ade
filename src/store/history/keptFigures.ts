import * as v from 'valibot';
import {
  findVariant,
  leastSeats,
  mostPlays,
  mostSeats,
  seatsOf,
  type VariantId,
} from '../../engine/index.ts';

const figure = v.pipe(v.number(), v.finite());

/** A figure for each seat. */
export const figuresSchema = v.pipe(
  v.array(figure),
  v.minLength(leastSeats),
  v.maxLength(mostSeats),
);

export const accountsSchema = v.pipe(
  v.array(
    v.strictObject({ start: figure, luck: figure, hidden: figure, skill: figure, end: figure }),
  ),
  v.minLength(leastSeats),
  v.maxLength(mostSeats),
);

export const puzzlesSchema = v.pipe(
  v.array(
    v.strictObject({
      at: v.pipe(v.number(), v.integer(), v.minValue(0)),
      seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostSeats - 1)),
      lost: v.pipe(figure, v.minValue(0)),
      outcome: v.nullable(v.picklist(['solved', 'missed'])),
    }),
  ),
  v.maxLength(mostPlays),
);

/** Asked anew each time: families join while the page is open. */
export const variantSchema = v.custom<VariantId>(
  (id) => typeof id === 'string' && findVariant(id) !== undefined,
);

export function isOfUnknownVariant(value: unknown): boolean {
  const named = v.safeParse(v.looseObject({ variant: v.string() }), value);
  return named.success && findVariant(named.output.variant) === undefined;
}

export const winnersSchema = v.pipe(
  v.array(v.picklist(seatsOf(mostSeats))),
  v.maxLength(mostSeats),
);

/** The most feats of a seat, and the most characters of one, that are read. */
const [mostFeats, mostOfFeat] = [60, 60];

/** A later version may know more feats without being a new version of this shape. */
export const featsSchema = v.pipe(
  v.array(v.pipe(v.array(v.pipe(v.string(), v.maxLength(mostOfFeat))), v.maxLength(mostFeats))),
  v.maxLength(mostSeats),
);

/** What is kept of the seats of a round. */
interface OfSeats {
  readonly names: readonly string[];
  readonly controls: readonly unknown[];
  readonly totals: readonly number[];
  readonly settlement: readonly number[];
  readonly accounts: readonly unknown[] | null;
  readonly winners: readonly number[];
  readonly feats?: readonly unknown[] | null;
  readonly online?: { readonly seats: readonly number[] } | null;
}

/** Whether everything that a kept round tells of its seats tells of just as many. */
export function isOfItsSeats({
  names,
  controls,
  totals,
  settlement,
  accounts,
  winners,
  feats = null,
  online = null,
}: OfSeats): boolean {
  return (
    [controls, totals, settlement, accounts ?? names, feats ?? names].every(
      ({ length }) => length === names.length,
    ) && [...winners, ...(online?.seats ?? [])].every((seat) => seat < names.length)
  );
}
