import * as v from 'valibot';
import {
  everyVariantId,
  familyNameOf,
  findVariant,
  lateFamilyIds,
  type RuleChanges,
  rulesOf,
  type Seat,
  type SeatCount,
  type SwitchValue,
  seatCounts,
  seatsOf,
  type VariantId,
} from '../../engine/index.ts';
import { movedSeats } from '../sitting/whoSitsOut.ts';

/** Its people tell how a round ended, as no play is known. */
export interface LedgerGame {
  readonly variant: VariantId;
  readonly rules: RuleChanges;
  readonly seatCount: SeatCount;
}

/** The family gives the names of what is counted. */
export type CountsTold = Readonly<Record<string, number>>;

/** Plays as records write them. */
export interface HeapTold {
  readonly won: readonly string[];
  /** What was laid before the first lead. */
  readonly laid: string | null;
}

export const emptyHeap: HeapTold = { won: [], laid: null };

/** Counts of four seats are kept, so that going to fewer and back loses nothing. */
export interface Told {
  readonly game: LedgerGame;
  readonly dealer: Seat;
  /** The seat that has ended the round by declaring; null until that is said. */
  readonly declarer: Seat | 'nobody' | null;
  readonly counts: readonly CountsTold[];
  /** The heap whose counts are being found out. */
  readonly heap: HeapTold;
}

const mostNamed = 20;
/** No heap has more plays, and no play a longer text. */
const mostPlays = 100;
const mostPlayText = 40;

const name = v.pipe(v.string(), v.maxLength(40));
const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000));
const few = <Value>(record: Readonly<Record<string, Value>>): boolean =>
  Object.keys(record).length <= mostNamed;
const told = everyVariantId.filter((id) =>
  lateFamilyIds.some((family) => family === familyNameOf(id)),
);

const playText = v.pipe(v.string(), v.maxLength(mostPlayText));

const toldFields = {
  game: v.strictObject({
    variant: v.picklist(told),
    rules: v.pipe(v.record(name, v.union([v.boolean(), number, name])), v.check(few)),
    seatCount: v.picklist(seatCounts),
  }),
  dealer: v.picklist(seatsOf(4)),
  declarer: v.nullable(v.union([v.picklist(seatsOf(4)), v.literal('nobody')])),
  counts: v.pipe(v.array(v.pipe(v.record(name, number), v.check(few))), v.length(4)),
};

/** Reads what was saved of a told round before heaps were counted. */
export const toldWithoutHeap = v.pipe(
  v.strictObject(toldFields),
  v.check((told) => isSound(told)),
  v.transform((told): Told => ({ ...told, heap: emptyHeap })),
);

/**
 * Only a family that has joined knows whether the variant has the switches; what the plays of the
 * heap are, is found out when they are counted.
 */
export const toldSchema = v.pipe(
  v.strictObject({
    ...toldFields,
    heap: v.strictObject({
      won: v.pipe(v.array(playText), v.maxLength(mostPlays)),
      laid: v.nullable(playText),
    }),
  }),
  v.check((told) => isSound(told)),
);

interface SavedGame extends Pick<LedgerGame, 'variant' | 'seatCount'> {
  readonly rules: Readonly<Record<string, SwitchValue>>;
}

interface SavedTold extends Pick<Told, 'dealer' | 'declarer'> {
  readonly game: SavedGame;
}

function isSound({ game, dealer, declarer }: SavedTold): boolean {
  return (
    dealer < game.seatCount &&
    (typeof declarer !== 'number' || declarer < game.seatCount) &&
    isKnownOrAbsent(game)
  );
}

function isKnownOrAbsent({ variant, rules, seatCount }: SavedGame): boolean {
  const found = findVariant(variant);
  if (found === undefined) return true;
  const { withSwitch } = rulesOf({ variant: found });
  return (
    found.seatCounts.some((seats) => seats === seatCount) &&
    Object.entries(rules).every(([key, value]) => withSwitch(found, {}, key, value) !== undefined)
  );
}

export function untold(game: LedgerGame, dealer: Seat = 0): Told {
  return {
    game,
    dealer: dealer < game.seatCount ? dealer : 0,
    declarer: null,
    counts: seatsOf(4).map(() => ({})),
    heap: emptyHeap,
  };
}

/** The same told of another game; a seat that it lacks neither deals nor has declared. */
export function toldOf(before: Told, game: LedgerGame): Told {
  const { dealer, declarer } = before;
  return {
    ...before,
    game,
    dealer: dealer < game.seatCount ? dealer : 0,
    declarer: typeof declarer === 'number' && declarer >= game.seatCount ? null : declarer,
  };
}

/** The same told of seats that have become others. */
export function toldMoved(told: Told, move: (seat: Seat) => Seat): Told {
  const { game, dealer, declarer, counts } = told;
  return {
    ...told,
    dealer: move(dealer),
    declarer: typeof declarer === 'number' ? move(declarer) : declarer,
    counts: movedSeats(counts, game, move),
  };
}
