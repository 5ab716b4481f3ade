import type { Puzzle, PuzzleOutcome } from '../../review/puzzles.ts';
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
 * An unfinished review never replaces figures that came with the round, which may be those of a
 * whole review. Undefined where no such round is kept.
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
 * What was solved once stays solved; a decision that is no puzzle of the round becomes one when it
 * is solved. Undefined where nothing is different.
 */
export function keepOutcome(
  chest: Chest,
  id: string,
  { at, seat, lost }: Puzzle,
  outcome: PuzzleOutcome,
): Promise<KeptRound | undefined> {
  return changeKept(chest, id, (kept) => {
    const known = kept.puzzles.find((puzzle) => puzzle.at === at);
    if (known?.outcome === 'solved') return;
    if (known === undefined && outcome === 'missed') return;
    const others = kept.puzzles.filter((puzzle) => puzzle !== known);
    const tried = { ...(known ?? { at, seat, lost }), outcome };
    return { round: { ...kept, puzzles: costliestFirst([...others, tried]) } };
  });
}

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

/** Tried decisions keep their outcomes; solved ones stay, whatever a more exact review says. */
function withFound(kept: KeptRound, { accounts, puzzles }: ReviewFound): KeptRound {
  const knownAt = (at: number) => kept.puzzles.find((one) => one.at === at)?.outcome ?? null;
  const found = puzzles.map((puzzle) => ({ ...puzzle, outcome: knownAt(puzzle.at) }));
  const solved = kept.puzzles.filter(
    ({ at, outcome }) => outcome === 'solved' && puzzles.every((puzzle) => puzzle.at !== at),
  );
  return { ...kept, accounts, puzzles: costliestFirst([...found, ...solved]) };
}

function costliestFirst(puzzles: readonly KeptPuzzle[]): KeptPuzzle[] {
  return puzzles.toSorted((one, other) => other.lost - one.lost);
}
