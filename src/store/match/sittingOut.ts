import * as v from 'valibot';
import {
  firstOut,
  type Game,
  invariant,
  mostSeats,
  type RoundRecord,
  type Seat,
  type TablePlace,
} from '../../engine/index.ts';
import { takenName } from '../../records/plainName.ts';
import { randomFromSeed } from '../../records/seed.ts';
import { readSitsOut, writtenSitsOut } from '../../records/sitsOut.ts';
import { type Control, knownControls, parseControl, somebody } from './holder.ts';

/** Who is at the table and sits out a round, see {@link everybodyAt}. */
export interface SittingOut {
  readonly place: TablePlace;
  readonly name: string;
  readonly control: Control;
}

type Person = Omit<SittingOut, 'place'>;

interface Company {
  readonly players: readonly Person[];
  readonly sitsOut?: SittingOut;
}

/** By place, which stays theirs for a whole match; these are the seats where all play. */
export function everybodyAt({ players, sitsOut }: Company): readonly Person[] {
  if (sitsOut === undefined) return players;
  const { place, ...person } = sitsOut;
  return byPlace<Person>(players, place, person);
}

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

/** @param none stands for who sat out */
export function byPlace<Item>(
  bySeat: readonly Item[],
  out: TablePlace | undefined,
  none: Item,
): readonly Item[] {
  return out === undefined ? bySeat : [...bySeat.slice(0, out), none, ...bySeat.slice(out)];
}

export const sittingOutSchema = v.strictObject({
  place: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(mostSeats - 1)),
  name: v.pipe(v.string(), v.transform(takenName)),
  control: v.picklist(knownControls),
});

/** As a record tells who sat it out; a bot that is not known here is taken for somebody. */
export function sitsOutIn(record: Parameters<typeof readSitsOut>[0]): SittingOut | undefined {
  const told = readSitsOut(record);
  return told && { ...told, control: parseControl(told.control) ?? somebody };
}

/** The place that sat out a round of a match; undefined where nobody does. */
export function outPlaceIn({ sitsOut }: Company, round: RoundRecord): TablePlace | undefined {
  return sitsOut && sitsOutIn(round)?.place;
}

/** A record whose person that sits out has a name as the page takes it in. */
export function withOutTaken(record: RoundRecord): RoundRecord {
  const sitsOut = readSitsOut(record);
  if (sitsOut === undefined) return record;
  const taken = { ...sitsOut, name: takenName(sitsOut.name) };
  return { ...record, meta: { ...record.meta, sitsOut: writtenSitsOut(taken) } };
}
