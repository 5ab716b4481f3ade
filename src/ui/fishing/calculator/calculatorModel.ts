import {
  changedSwitchesIn,
  type FishingPayment,
  fishingGame,
  type Game,
  paymentsOf,
  scoreSheetOf,
} from '../../../engine/fishing/index.ts';
import {
  balanceOf,
  type ChangedSwitch,
  type Counts,
  civilKinds,
  countOf,
  countTiles,
  type Kind,
  type KitId,
  kinds,
  totalOf,
} from '../../../engine/index.ts';
import { gameOf } from '../../../records/playedRound.ts';
import {
  type CountedGame,
  type Entry,
  enteredCatchesOf,
  isEmptyEntry,
  problemsOf,
  tilesLeftIn,
  type WordProblem,
} from '../../../store/fishing/ledger/entry.ts';
import type { Ledger, LedgerRound } from '../../../store/fishing/ledger/ledger.ts';
import type { Say } from '../../../text/say.ts';
import { type SeatDraft, type SetupDraft, setupOfDraft } from '../../setup/setupDraft.ts';
import type { SeatResult } from '../scores/countedRound.ts';

/** A catch as it is shown: counted, with what of it could not be. */
export interface CatchCount extends SeatResult {
  /** In the order in which they were entered. */
  readonly order: readonly Kind[];
  readonly counts: Counts;
  readonly unread: readonly string[];
  readonly problems: readonly WordProblem[];
  /** Catches are even: an odd number of tiles is probably a slip. */
  readonly isOdd: boolean;
}

/** What a round of the ledger came to. */
export interface RoundCount {
  readonly round: LedgerRound;
  /** Its place in the ledger, from 1. */
  readonly number: number;
  readonly totals: readonly number[];
  readonly payments: readonly FishingPayment[];
  readonly balance: readonly number[];
}

/** Everything the calculator shows. */
export interface CalculatorModel {
  readonly game: CountedGame;
  /** The switches set apart from the variant's own values. */
  readonly changed: readonly ChangedSwitch[];
  readonly kit: KitId;
  readonly names: readonly string[];
  readonly seat: number;
  readonly catches: readonly CatchCount[];
  readonly totals: readonly number[];
  readonly payments: readonly FishingPayment[];
  readonly settlement: 'winner' | 'pairwise';
  readonly doubleAt: number;
  /** How many tiles of each kind are in no catch yet. */
  readonly left: Counts;
  readonly leftTiles: number;
  readonly kitTiles: number;
  readonly isEmpty: boolean;
  /** The rounds played by as many as play now. */
  readonly rounds: readonly RoundCount[];
  /** The settlements of those rounds together. */
  readonly together: readonly number[];
  /** How many rounds are kept that others in number have played. */
  readonly otherRounds: number;
  /** The number of the round that is being mended. */
  readonly editing: number | null;
}

/** Counts everything that is entered and everything that was. */
export function calculatorModelOf(ledger: Ledger, say: Say): CalculatorModel {
  const { entry, seat, editing } = ledger;
  const game = engineGameOf(entry.game);
  const names = namesOf(ledger, say);
  const { payments, balance } = settle(game, entry);
  const rounds = ledger.rounds
    .filter(({ game: { seatCount } }) => seatCount === entry.game.seatCount)
    .map(countRound);
  const left = tilesLeftIn(entry);
  const catches = enteredCatchesOf(entry).map(({ tiles, unread }, index): CatchCount => {
    const counts = countTiles(tiles);
    return {
      name: names[index] ?? '',
      tiles: tiles.length,
      sheet: scoreSheetOf(game.scoring, counts),
      balance: balance[index] ?? 0,
      order: tiles,
      counts,
      unread,
      problems: problemsOf(entry, index),
      isOdd: tiles.length % 2 === 1,
    };
  });
  return {
    game: entry.game,
    changed: changedSwitchesIn(game),
    kit: game.variant.kit,
    names,
    seat,
    catches,
    totals: catches.map(({ sheet }) => sheet.total),
    payments,
    settlement: game.rules.settlement,
    doubleAt: game.rules.doubleAt,
    left,
    leftTiles: totalOf(left),
    kitTiles: totalOf(left) + catches.reduce((sum, { tiles }) => sum + tiles, 0),
    isEmpty: isEmptyEntry(entry),
    rounds,
    together: names.map((_, index) =>
      rounds.reduce((sum, round) => sum + (round.balance[index] ?? 0), 0),
    ),
    otherRounds: ledger.rounds.length - rounds.length,
    editing: rounds.find(({ round }) => round.id === editing?.id)?.number ?? null,
  };
}

/** What a round of the ledger came to. */
function countRound(round: LedgerRound, index: number): RoundCount {
  const game = engineGameOf(round.game);
  const totals = round.catches.map((tiles) => scoreSheetOf(game.scoring, countTiles(tiles)).total);
  const payments = paymentsOf(totals, game.rules);
  return {
    round,
    number: index + 1,
    totals,
    payments,
    balance: balanceOf(payments, totals.length),
  };
}

function settle(game: Game, entry: Entry) {
  const totals = enteredCatchesOf(entry).map(
    ({ tiles }) => scoreSheetOf(game.scoring, countTiles(tiles)).total,
  );
  const payments = paymentsOf(totals, game.rules);
  return { payments, balance: balanceOf(payments, totals.length) };
}

function engineGameOf({ variant, rules, seatCount }: CountedGame): Game {
  return fishingGame(gameOf({ variant, rules, players: Array.from({ length: seatCount }) }));
}

/** The game and its players as a set-up that is being chosen. */
export function draftOf({ entry, names }: Pick<Ledger, 'entry' | 'names'>): SetupDraft {
  const seats = names.map((name): SeatDraft => ({ name, control: 'person' }));
  return { ...entry.game, seats, goal: 'open', seed: '', known: [] };
}

/** What the players are called: as they were named, or as usual, and never two alike. */
function namesOf(ledger: Ledger, say: Say): readonly string[] {
  return setupOfDraft(draftOf(ledger), say).players.map(({ name }) => name);
}

/** How many keys stand in a row of the keypad. */
export const keypadColumns = 6;

/**
 * The keys of the keypad in the order of suits, civil and then military, most pips first; null is a
 * gap.
 */
export const keypadSlots: readonly (Kind | null)[] = [
  ...filled(civilKinds),
  ...filled(kinds.filter((kind) => !civilKinds.includes(kind))),
];

function filled(suit: readonly Kind[]): (Kind | null)[] {
  const gaps = (keypadColumns - (suit.length % keypadColumns)) % keypadColumns;
  return [...suit, ...Array<null>(gaps).fill(null)];
}

/** The kinds of a catch in the order in which they were entered, each once, with its number. */
export function stacksOfCatch({ order, counts }: Pick<CatchCount, 'order' | 'counts'>) {
  return [...new Set(order)].map((kind) => ({ kind, copies: countOf(counts, kind) }));
}
