import type { TablePlace } from '../../engine/index.ts';
import type { LedgerGame } from '../../store/entering/form.ts';
import type { InSteps } from '../../store/inSteps.ts';
import type { Ledger, LedgerRound } from '../../store/ledger/ledger.ts';
import { somebody } from '../../store/match/holder.ts';
import { byPlace, everybodyAt } from '../../store/match/sittingOut.ts';
import { peopleAt } from '../../store/sitting/whoSitsOut.ts';
import type { Say } from '../../text/say.ts';
import { type SeatDraft, type SetupDraft, setupOfDraft } from '../setup/setupDraft.ts';
import type { LedgerParts, LedgerPartsOf, RoundFigures } from './ledgerParts.ts';

/** A round of the evening with what it came to, by place at the table. */
export interface EveningRound {
  /** What each had; null for who sat out, and empty where nobody has told. */
  readonly totals: readonly (string | null)[];
  /** What each has won or lost; who sat out neither. */
  readonly balance: readonly number[];
  readonly round: LedgerRound;
  readonly game: LedgerGame;
  /** Its place in the ledger, from 1. */
  readonly number: number;
  readonly unit: LedgerParts['unit'];
}

/** What the rounds came to that are paid in one unit. */
export interface EveningSum {
  readonly unit: LedgerParts['unit'] | 'all';
  readonly balance: readonly number[];
}

/** The evening so far, of those who are at the table now. */
export interface Evening {
  /** Everybody by place, also who sits out. */
  readonly names: readonly string[];
  /** Who play the round that is being entered, by seat. */
  readonly playing: readonly string[];
  readonly rounds: readonly EveningRound[];
  /**
   * Points and chips each have a sum of their own, and one in points together where the people have
   * said what a chip is worth.
   */
  readonly sums: readonly EveningSum[];
  readonly chipPoints: number | null;
  /** How many rounds are kept that others in number have played. */
  readonly otherRounds: number;
  /** The number of the round that is being mended. */
  readonly editing: number | null;
}

/** What of a ledger makes its evening. */
interface LedgerOfEvening extends Pick<Ledger, 'names' | 'out' | 'rounds' | 'chipPoints'> {
  /** What is played now. */
  readonly game: LedgerGame;
  /** The id of the round that is being mended. */
  readonly mended: number | null;
}

/** Counts the rounds of as many people as are at the table now. */
export function eveningOf(ledger: LedgerOfEvening, partsOf: LedgerPartsOf, say: Say): Evening {
  const people = peopleAt(ledger.game, ledger.out);
  const names = namesOf(ledger, say);
  const rounds = ledger.rounds
    .filter((round) => peopleAt(round.entered.game, round.out) === people)
    .map((round, index) => ({ ...countedRound(round, partsOf, say), number: index + 1 }));
  return {
    names,
    playing: namesOfSeats(names, ledger.out),
    rounds,
    sums: sumsOf(rounds, names.length, ledger.chipPoints),
    chipPoints: ledger.chipPoints,
    otherRounds: ledger.rounds.length - rounds.length,
    editing: rounds.find(({ round }) => round.id === ledger.mended)?.number ?? null,
  };
}

/** The names of those who have seats while a place sits out. */
export function namesOfSeats(
  names: readonly string[],
  out: TablePlace | null | undefined,
): readonly string[] {
  return names.filter((_, place) => place !== out);
}

type CountedRound = Omit<EveningRound, 'number'>;

/** What rounds came to in a language: one that is added has no other counted again. */
const counted = new WeakMap<LedgerRound, { readonly say: Say; readonly count: CountedRound }>();

function countedRound(round: LedgerRound, partsOf: LedgerPartsOf, say: Say): CountedRound {
  const before = counted.get(round);
  if (before?.say === say) return before.count;
  const game = round.entered.game;
  const { unit, figuresOf } = partsOf(game.variant).ledger;
  const count = { round, game, unit, ...figuresByPlace(figuresOf(round, say), round.out) };
  counted.set(round, { say, count });
  return count;
}

/** So many rounds are counted in a step. */
const ofStep = 100;

/** Counts rounds some at a time, so that their evening is there at once afterwards. */
export function* countSteps(
  rounds: readonly LedgerRound[],
  partsOf: LedgerPartsOf,
  say: Say,
): InSteps<void> {
  for (const [at, round] of rounds.entries()) {
    if (at % ofStep === 0) yield;
    countedRound(round, partsOf, say);
  }
}

function figuresByPlace(
  { totals, balance }: RoundFigures,
  out: TablePlace | undefined,
): Pick<EveningRound, 'totals' | 'balance'> {
  if (out === undefined) return { totals, balance };
  const told = balance.map((_, seat) => totals[seat] ?? '');
  return { totals: byPlace<string | null>(told, out, null), balance: byPlace(balance, out, 0) };
}

function sumsOf(
  rounds: readonly EveningRound[],
  people: number,
  chipPoints: number | null,
): readonly EveningSum[] {
  const sumOf = (worth: (unit: LedgerParts['unit']) => number): readonly number[] =>
    Array.from({ length: people }, (_, place) =>
      rounds.reduce((sum, { unit, balance }) => sum + worth(unit) * (balance[place] ?? 0), 0),
    );
  const units = (['points', 'chips'] as const).filter((unit) =>
    rounds.some((round) => round.unit === unit),
  );
  const each = units.map((unit) => ({ unit, balance: sumOf((one) => (one === unit ? 1 : 0)) }));
  if (units.length < 2 || chipPoints === null) return each;
  const all = sumOf((unit) => (unit === 'chips' ? chipPoints : 1));
  return [...each, { unit: 'all', balance: all }];
}

/** The game and its people as a set-up that is being chosen. */
export function draftOf(ledger: Ledger): SetupDraft {
  return draftWith(ledger, ledger.entered.game);
}

function draftWith(ledger: Pick<Ledger, 'names' | 'out'>, game: LedgerGame): SetupDraft {
  const seats = ledger.names.map((name): SeatDraft => ({ name, control: somebody }));
  const oneMore = ledger.out === null ? undefined : seats[game.seatCount];
  return { ...game, seats, oneMore, goal: 'open', seed: '', known: [] };
}

/** What people are called: as they were named, or as usual, and never two alike. */
function namesOf(ledger: LedgerOfEvening, say: Say): readonly string[] {
  return everybodyAt(setupOfDraft(draftWith(ledger, ledger.game), say)).map(({ name }) => name);
}
