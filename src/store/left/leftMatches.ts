import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  everyVariantId,
  failure,
  leastSeats,
  mostSeats,
  type Result,
  type RoundRecord,
  success,
  type VariantId,
} from '../../engine/index.ts';
import { recordToJson } from '../../records/formatRecord.ts';
import { dateOfDeal } from '../days/dayDeal.ts';
import { freshSeed } from '../match/freshSeed.ts';
import { type Control, holdersOf, knownControls, seatsHere } from '../match/holder.ts';
import { type Match, type MatchSetup, nextNumberOf, positionOf } from '../match/match.ts';
import { formatMatch, readMatch } from '../match/matchRecords.ts';
import { hasRoundToCome, mirrorStandingOf } from '../match/mirror.ts';
import { isPractice } from '../match/practice.ts';
import { everybodyAt } from '../match/sittingOut.ts';
import type { ToldRound } from '../match/toldRound.ts';
import { createKeeper } from '../shelf/keeper.ts';
import type { Shelf, ShelfTrouble } from '../shelf/shelf.ts';
import { type Unreadable, versioned } from '../shelf/versioned.ts';
import type { Picks } from '../table/saved.ts';

/** What lists show of a match left for another; its records are read only once it goes on. */
export interface LeftMatch {
  /** Tells it from the others, among which the same match may be at an earlier moment. */
  readonly id: string;
  /** When it was left, as a date with its time. */
  readonly leftAt: string;
  readonly variant: VariantId;
  /** Everybody at its table, who sits out too. */
  readonly players: readonly { readonly name: string; readonly control: Control }[];
  /** The number of the unfinished round, or else of the one to come. */
  readonly round: number;
  /** Whether its last round is over. */
  readonly isBetween: boolean;
  readonly records: string;
  readonly picks: Picks;
}

export interface LeftMatchesState {
  /** The one that was left last comes first. */
  readonly left: readonly LeftMatch[];
  /** What is wrong with storage and not yet acknowledged. */
  readonly trouble: ShelfTrouble | null;
  /** Keeps `match` if anything of it is still to be played; `next` takes its place. */
  readonly leave: (match: Match, picks: Picks, next: Match) => void;
  readonly drop: (id: string) => void;
  readonly acknowledgeTrouble: () => void;
}

export type LeftMatches = StoreApi<LeftMatchesState>;

/** Beyond these old ones go: their finished rounds lie in the history all the same. */
const mostLeft = 20;

const textSchema = v.pipe(v.string(), v.maxLength(300));

function leftSchema<
  Variant extends v.GenericSchema<string, string>,
  Seated extends v.GenericSchema<string, string>,
>(variant: Variant, control: Seated) {
  return v.strictObject({
    left: v.pipe(
      v.array(
        v.strictObject({
          id: textSchema,
          leftAt: v.pipe(v.string(), v.isoTimestamp()),
          variant,
          players: v.pipe(
            v.array(v.strictObject({ name: v.string(), control })),
            v.minLength(leastSeats),
            v.maxLength(mostSeats),
          ),
          round: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
          isBetween: v.boolean(),
          records: v.string(),
          picks: v.array(v.array(v.string())),
        }),
      ),
      v.maxLength(mostLeft),
    ),
  });
}

const savedLeft = versioned(1, leftSchema(v.string(), v.string()));
const knownSchema = leftSchema(v.picklist(everyVariantId), v.picklist(knownControls));

type Left = Pick<LeftMatchesState, 'left'>;

/**
 * `newer` if a later version of the app saved it, or it names a game or bot that only such a
 * version can know; `damaged` if it is not wholly sound.
 */
export function parseLeft(text: string): Result<Left, Unreadable> {
  const saved = savedLeft.parse(text);
  if (!saved.ok) return saved;
  const known = v.safeParse(knownSchema, saved.value);
  return known.success ? success(known.output) : failure('newer');
}

/** The matches on a shelf; a tab that is behind redoes its changes on those of the other tab. */
export function createLeftMatches(shelf: Shelf, now: () => Date): LeftMatches {
  return createStore<LeftMatchesState>()((set) => {
    const keeper = createKeeper<Left>({
      shelf,
      first: { left: [] },
      parse: parseLeft,
      format: ({ left }) => savedLeft.format({ left }),
      whenBehind: 'redo',
      show: set,
      tell: (trouble) => set({ trouble }),
    });
    const change = (make: (left: readonly LeftMatch[]) => readonly LeftMatch[]): void => {
      keeper.look();
      const { left } = keeper.value();
      if (make(left) !== left) keeper.change((before) => ({ left: make(before.left) }));
    };
    return {
      ...keeper.value(),
      trouble: keeper.trouble(),
      leave: (match, picks, next) => {
        const own = leftMatchOf(match, picks, now());
        const isSuperseded = supersededBy(next);
        const isSame = own?.records === formatMatch(next);
        const added = own === undefined || isSame || isSuperseded(own) ? [] : [own];
        change((left) => {
          const others = left.filter((one) => !isSuperseded(one));
          const isChanged = added.length > 0 || others.length < left.length;
          return isChanged ? withoutOldest([...added, ...others]) : left;
        });
      },
      drop: (id) =>
        change((left) =>
          left.some((one) => one.id === id) ? left.filter((one) => one.id !== id) : left,
        ),
      acknowledgeTrouble: keeper.acknowledge,
    };
  });
}

/**
 * First go those of a company that has left another one since, so that no other game goes for one
 * that is begun over and over.
 */
function withoutOldest(left: readonly LeftMatch[]): readonly LeftMatch[] {
  if (left.length <= mostLeft) return left;
  const companies = left.map(companyOf);
  const repeated = companies.findLastIndex((company, at) => companies.indexOf(company) < at);
  const goes = repeated < 0 ? left.length - 1 : repeated;
  return withoutOldest(left.filter((_, at) => at !== goes));
}

/** Undefined where nothing of it is still to be played here. */
function leftMatchOf(match: Match, picks: Picks, now: Date): LeftMatch | undefined {
  const { variant } = match.setup;
  const players = everybodyAt(match.setup);
  const [first] = match.rounds;
  const hasBegun = match.rounds.some(({ plays }) => plays.length > 0);
  if (first === undefined || isPractice(first)) return undefined;
  if (!hasBegun || seatsHere(holdersOf(players)).length === 0) return undefined;
  const isBetween = positionOf(match).phase === 'over';
  if (isBetween && !hasRoundToCome(match)) return undefined;
  return {
    id: freshSeed(),
    leftAt: now.toISOString(),
    variant,
    players,
    round: nextNumberOf(match) - (isBetween ? 0 : 1),
    isBetween,
    records: formatMatch(match),
    picks,
  };
}

/** The company of a match and what it plays; players of a mirror match have changed their seats. */
export function companyOf({
  variant,
  ...table
}: Pick<LeftMatch, 'variant'> & Pick<MatchSetup, 'players' | 'sitsOut'>): string {
  const people = everybodyAt(table).map(({ name, control }) => `${control} ${name}`);
  return JSON.stringify([variant, people.sort()]);
}

/**
 * Which matches are over once `next` begins: those between rounds, without a goal, whose company
 * begins the same game under the same rules anew. A deal of the day, of a friend or with other
 * seats is not that beginning.
 */
function supersededBy(next: Match): (one: LeftMatch) => boolean {
  const [first, ...others] = next.rounds;
  const isAnew =
    first !== undefined &&
    others.length === 0 &&
    first.plays.length === 0 &&
    first.meta?.challenge === undefined &&
    mirrorStandingOf(next) === undefined &&
    dateOfDeal(first) === null;
  if (!isAnew) return () => false;
  const company = companyOf(next.setup);
  const rules = rulesTold(first);
  return (one) => {
    const round = roundOfLeft(one);
    return (
      one.isBetween &&
      companyOf(one) === company &&
      round !== undefined &&
      round.meta?.goal === undefined &&
      round.players.length === first.players.length &&
      JSON.stringify(round.rules) === rules
    );
  };
}

const toldSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    variant: v.picklist(everyVariantId),
    rules: v.optional(v.record(v.string(), v.unknown()), {}),
    players: v.array(v.string()),
    seed: v.optional(v.string()),
    meta: v.optional(v.record(v.string(), v.unknown())),
  }),
);

/** Undefined where the record is not sound. */
export function roundOfLeft({ records }: LeftMatch): ToldRound | undefined {
  const told = v.safeParse(toldSchema, records.trimEnd().split('\n').at(-1));
  return told.success ? told.output : undefined;
}

function rulesTold(round: RoundRecord): string {
  return JSON.stringify(recordToJson(round).rules ?? {});
}

/** The family must have joined. */
export function matchOfLeft({ records }: LeftMatch): Result<Match, Unreadable> {
  const match = readMatch(records);
  return match.ok ? success(match.value) : failure('damaged');
}
