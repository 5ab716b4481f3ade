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
  type CatchingGame,
  type EnteredCatches,
  enteredCatchesOf,
  isEmptyEntry,
  problemsOf,
  tilesLeftIn,
  type WordProblem,
} from '../../../store/fishing/ledger/entry.ts';
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

/** Everything the calculator shows. */
export interface CalculatorModel {
  readonly game: CatchingGame;
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
  /** The number of the round that is being mended. */
  readonly editing: number | null;
}

/** Counts everything that is entered and everything that was. */
export function calculatorModelOf(
  entry: EnteredCatches,
  seat: number,
  names: readonly string[],
  editing: number | null,
): CalculatorModel {
  const game = engineGameOf(entry.game);
  const { payments, balance } = countCatches(entry);
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
    editing,
  };
}

/** What catches come to. */
export function countCatches(entry: EnteredCatches) {
  const game = engineGameOf(entry.game);
  const totals = enteredCatchesOf(entry).map(
    ({ tiles }) => scoreSheetOf(game.scoring, countTiles(tiles)).total,
  );
  const payments = paymentsOf(totals, game.rules);
  return { totals, payments, balance: balanceOf(payments, totals.length) };
}

function engineGameOf({ variant, rules, seatCount }: CatchingGame): Game {
  return fishingGame(gameOf({ variant, rules, players: Array.from({ length: seatCount }) }));
}

/** The suits of the keypad, civil and then military, most pips first. */
export const keypadSuits: readonly (readonly Kind[])[] = [
  civilKinds,
  kinds.filter((kind) => !civilKinds.includes(kind)),
];

/** The kinds of a catch in the order in which they were entered, each once, with its number. */
export function stacksOfCatch({ order, counts }: Pick<CatchCount, 'order' | 'counts'>) {
  return [...new Set(order)].map((kind) => ({ kind, copies: countOf(counts, kind) }));
}
