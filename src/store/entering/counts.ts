import * as v from 'valibot';
import {
  everyVariantId,
  findVariant,
  rulesOf,
  type Seat,
  type SwitchValue,
  seatCounts,
  seatsOf,
} from '../../engine/index.ts';
import { movedSeats } from '../sitting/whoSitsOut.ts';
import type { LedgerForm, LedgerGame } from './form.ts';

/** The family gives the names of what is counted. */
export type SeatCounts = Readonly<Record<string, number>>;

/** Plays as records write them. */
export interface WonHeap {
  readonly won: readonly string[];
  /** What was laid before the first lead. */
  readonly laid: string | null;
}

export const emptyHeap: WonHeap = { won: [], laid: null };

/** How a round ended; counts of four seats, so that going to fewer and back loses nothing. */
export interface EnteredCounts {
  readonly by: 'counts';
  readonly game: LedgerGame;
  readonly dealer: Seat;
  /** The seat that has ended the round by declaring; null until that is said. */
  readonly declarer: Seat | 'nobody' | null;
  readonly counts: readonly SeatCounts[];
  /** The heap whose counts are being found out. */
  readonly heap: WonHeap;
}

const mostNamed = 20;
/** No heap has more plays, and no play a longer text. */
const mostPlays = 100;
const mostPlayText = 40;

const name = v.pipe(v.string(), v.maxLength(40));
const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000));
const few = <Value>(record: Readonly<Record<string, Value>>): boolean =>
  Object.keys(record).length <= mostNamed;

const playText = v.pipe(v.string(), v.maxLength(mostPlayText));

const savedFields = {
  game: v.strictObject({
    variant: v.picklist(everyVariantId),
    rules: v.pipe(v.record(name, v.union([v.boolean(), number, name])), v.check(few)),
    seatCount: v.picklist(seatCounts),
  }),
  dealer: v.picklist(seatsOf(4)),
  declarer: v.nullable(v.union([v.picklist(seatsOf(4)), v.literal('nobody')])),
  counts: v.pipe(v.array(v.pipe(v.record(name, number), v.check(few))), v.length(4)),
};

/** Reads what was saved before heaps were counted. */
export const countsWithoutHeap = v.pipe(
  v.strictObject(savedFields),
  v.check((saved) => isSound(saved)),
  v.transform((saved): EnteredCounts => ({ by: 'counts', ...saved, heap: emptyHeap })),
);

/**
 * Only a family that has joined knows whether the variant has the switches; what the plays of the
 * heap are, is found out when they are counted.
 */
export const countsSchema = v.pipe(
  v.strictObject({
    ...savedFields,
    heap: v.strictObject({
      won: v.pipe(v.array(playText), v.maxLength(mostPlays)),
      laid: v.nullable(playText),
    }),
  }),
  v.check((saved) => isSound(saved)),
  v.transform((saved): EnteredCounts => ({ by: 'counts', ...saved })),
);

interface SavedGame extends Pick<LedgerGame, 'variant' | 'seatCount'> {
  readonly rules: Readonly<Record<string, SwitchValue>>;
}

interface SavedEnd extends Pick<EnteredCounts, 'dealer' | 'declarer'> {
  readonly game: SavedGame;
}

function isSound({ game, dealer, declarer }: SavedEnd): boolean {
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

/** How rounds are entered of which people say who dealt, who declared, and some counts. */
export const countsForm: LedgerForm<EnteredCounts> = {
  empty: (game, dealer) => ({
    by: 'counts',
    game,
    dealer: dealer < game.seatCount ? dealer : 0,
    declarer: null,
    counts: seatsOf(4).map(() => ({})),
    heap: emptyHeap,
  }),
  isEmpty: ({ declarer }) => declarer === null,
  // A seat that the game lacks neither deals nor has declared.
  withGame: (before, game) => ({
    ...before,
    game,
    dealer: before.dealer < game.seatCount ? before.dealer : 0,
    declarer:
      typeof before.declarer === 'number' && before.declarer >= game.seatCount
        ? null
        : before.declarer,
  }),
  moved: (entered, move) => ({
    ...entered,
    dealer: move(entered.dealer),
    declarer: typeof entered.declarer === 'number' ? move(entered.declarer) : entered.declarer,
    counts: movedSeats(entered.counts, entered.game, move),
  }),
  dealerOf: ({ dealer }) => dealer,
  kept: (entered) => entered,
};
