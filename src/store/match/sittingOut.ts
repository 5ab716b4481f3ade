import * as v from 'valibot';
import {
  firstOut,
  type Game,
  invariant,
  type JsonObject,
  mostName,
  mostSeats,
  type RoundRecord,
  type Seat,
  type TablePlace,
} from '../../engine/index.ts';
import { takenName } from '../../records/plainName.ts';
import { randomFromSeed } from '../../records/seed.ts';
import { type Control, knownControls, parseControl, somebody } from './holder.ts';

/** Who is at the table and sits out a round, see {@link everybodyAt}. */
export interface SittingOut {
  readonly place: TablePlace;
  readonly name: string;
  readonly control: Control;
}

type Person = Omit<SittingOut, 'place'>;

/** Who sits at the seats in a round, and who sits it out. */
interface Company {
  readonly players: readonly Person[];
  readonly sitsOut?: SittingOut;
}

/**
 * Everybody at the table by place, which stays theirs for a whole match. Where nobody sits out
 * these are the seats.
 */
export function everybodyAt({ players, sitsOut }: Company): readonly Person[] {
  if (sitsOut === undefined) return players;
  const { place, ...person } = sitsOut;
  return byPlace<Person>(players, place, person);
}

/** The same company with the person of a place sitting out. */
export function withOut<Table extends Company>(table: Table, place: TablePlace): Table {
  const everybody = everybodyAt(table);
  const person = everybody[place];
  invariant(person !== undefined, 'somebody has the place');
  return {
    ...table,
    players: everybody.filter((_, at) => at !== place),
    sitsOut: { place, ...person },
  };
}

/** The company as the first round of a match finds it, whose seed has drawn the starter. */
export function seatedFirst<Table extends Company & { readonly seed: string }>(
  table: Table,
  game: Game,
  starter: Seat,
): Table {
  const { sitsOut, seed } = table;
  if (sitsOut === undefined) return table;
  const chance = randomFromSeed(`${seed}/out`);
  return withOut(table, firstOut(game, starter, sitsOut.place, chance));
}

/**
 * A list by seat as one by place.
 * @param none stands for who sat out
 */
export function byPlace<Item>(
  bySeat: readonly Item[],
  out: TablePlace | undefined,
  none: Item,
): readonly Item[] {
  return out === undefined ? bySeat : [...bySeat.slice(0, out), none, ...bySeat.slice(out)];
}

const placeSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(mostSeats - 1));

/** As lists of rounds keep it. */
export const sittingOutSchema = v.strictObject({
  place: placeSchema,
  name: v.pipe(v.string(), v.transform(takenName)),
  control: v.picklist(knownControls),
});

const sitsOutSchema = v.object({
  place: placeSchema,
  name: v.pipe(v.string(), v.maxLength(mostName)),
  control: v.optional(v.unknown(), somebody),
});

/** As {@link sitsOutIn} reads it. */
export function sitsOutMeta({ place, name, control }: SittingOut): JsonObject {
  return { place, name, ...(control === somebody ? {} : { control }) };
}

/**
 * Who sat a round out by what its record's `meta` tells; undefined where it tells of nobody. A
 * table has no more places than the largest has seats.
 */
export function sitsOutIn({
  players,
  meta,
}: {
  readonly players: readonly unknown[];
  readonly meta?: Readonly<Record<string, unknown>> | undefined;
}): SittingOut | undefined {
  const told = v.safeParse(sitsOutSchema, meta?.sitsOut);
  if (!told.success || players.length >= mostSeats) return undefined;
  const { place, name, control } = told.output;
  if (place > players.length) return undefined;
  return { place, name, control: parseControl(control) ?? somebody };
}

/** The place that sat out a round of a match; undefined where nobody does. */
export function outPlaceIn({ sitsOut }: Company, round: RoundRecord): TablePlace | undefined {
  return sitsOut && sitsOutIn(round)?.place;
}

/** A record whose person that sits out has a name as the page takes it in. */
export function withOutTaken(record: RoundRecord): RoundRecord {
  const sitsOut = sitsOutIn(record);
  if (sitsOut === undefined) return record;
  const taken = { ...sitsOut, name: takenName(sitsOut.name) };
  return { ...record, meta: { ...record.meta, sitsOut: sitsOutMeta(taken) } };
}
