import type { Puzzle } from '../../review/puzzles.ts';
import type { Account } from '../../review/review.ts';
import type { Chest, ChestEntry } from './chest.ts';
import { chestEntryOf, starts } from './entries.ts';
import { type KeptPuzzle, type KeptRound, parseKept } from './keptRound.ts';
import { textValueOf } from './keptText.ts';

/** What a review has found of a round, as far as lists show it. */
export interface ReviewFound {
  /** Whether the review is as exact as it gets. */
  readonly isLast: boolean;
  readonly accounts: readonly Account[];
  readonly puzzles: readonly Puzzle[];
}

/**
 * Keeps the review of a round that is kept. One that has only begun takes the place of no figures
 * that came with the round: they may be those of a whole review.
 * @returns the round with what was found, undefined where nothing is kept of it
 */
export function keepFound(
  chest: Chest,
  id: string,
  { text, found }: { readonly text: string; readonly found: ReviewFound },
): Promise<KeptRound | undefined> {
  const review: ChestEntry = [starts.review + id, textValueOf(text)];
  return changeKept(chest, id, (kept, isReviewed) => {
    if (kept.names.length !== found.accounts.length) return;
    if (!found.isLast && kept.accounts !== null && !isReviewed) return;
    return { round: withFound(kept, found), others: [review] };
  });
}

/**
 * Keeps the outcome of trying a decision of a round again.
 * @returns the round with it, undefined where it is not kept
 */
export function keepOutcome(
  chest: Chest,
  id: string,
  { at, outcome }: Pick<KeptPuzzle, 'at' | 'outcome'>,
): Promise<KeptRound | undefined> {
  return changeKept(chest, id, (kept) => ({
    round: {
      ...kept,
      puzzles: kept.puzzles.map((puzzle) => (puzzle.at === at ? { ...puzzle, outcome } : puzzle)),
    },
  }));
}

/** A round to be written, and other entries to be written with it. */
interface Changed {
  readonly round: KeptRound;
  readonly others?: readonly ChestEntry[];
}

async function changeKept(
  chest: Chest,
  id: string,
  changedFrom: (kept: KeptRound, isReviewed: boolean) => Changed | undefined,
): Promise<KeptRound | undefined> {
  let changed: Changed | undefined;
  await chest.change([starts.kept + id, starts.review + id], ([value, review]) => {
    const kept = parseKept(value);
    changed = kept.ok ? changedFrom(kept.value, review !== undefined) : undefined;
    return changed === undefined
      ? {}
      : { put: [chestEntryOf(changed.round), ...(changed.others ?? [])] };
  });
  return changed?.round;
}

/** Adds what its review has found to a round; decisions tried again keep their outcomes. */
function withFound(kept: KeptRound, { accounts, puzzles }: ReviewFound): KeptRound {
  const outcomeOf = (at: number) => kept.puzzles.find((one) => one.at === at)?.outcome ?? null;
  return {
    ...kept,
    accounts,
    puzzles: puzzles.map((puzzle) => ({ ...puzzle, outcome: outcomeOf(puzzle.at) })),
  };
}
