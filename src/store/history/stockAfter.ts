import { newestFirst } from './keptOrder.ts';
import type { KeptRound } from './keptRound.ts';

export interface Stock {
  /** The newest first. */
  readonly rounds: readonly KeptRound[];
  /** The ids of rounds that lie elsewhere too: saved as a file, or come from one. */
  readonly saved: ReadonlySet<string>;
  /** Rounds that lay nowhere else when the reminder was put off; null: not since the last file. */
  readonly putOffAt: number | null;
  /** How many rounds a later version of the app has kept, which this one leaves alone. */
  readonly newer: number;
  /** How many damaged ones are set aside. */
  readonly damaged: number;
}

export interface StockChange {
  /** New or changed rounds. */
  readonly kept?: readonly KeptRound[];
  /** The ids of rounds that are gone. */
  readonly gone?: readonly string[];
  /** How many damaged ones are gone. */
  readonly damagedGone?: number;
  /** The ids of rounds that lie elsewhere too since. */
  readonly saved?: readonly string[];
  readonly putOffAt?: number | null;
}

/** What there is after a change, without looking at all the rest again. */
export function stockAfter(
  stock: Stock,
  { kept = [], gone = [], damagedGone = 0, saved = [], putOffAt = stock.putOffAt }: StockChange,
): Stock {
  return {
    ...stock,
    rounds: roundsAfter(stock.rounds, kept, gone),
    damaged: Math.max(stock.damaged - damagedGone, 0),
    saved: new Set([...stock.saved, ...saved]),
    putOffAt,
  };
}

/** The same list where nothing of it is different, as much is reckoned from it. */
function roundsAfter(
  rounds: readonly KeptRound[],
  kept: readonly KeptRound[],
  gone: readonly string[],
): readonly KeptRound[] {
  if (kept.length === 0 && gone.length === 0) return rounds;
  const out = new Set([...gone, ...kept.map(({ id }) => id)]);
  const others = rounds.filter(({ id }) => !out.has(id));
  return kept.length === 0 ? others : newestFirst([...others, ...kept]);
}
