import type { Puzzle, PuzzleOutcome } from '../../review/puzzles.ts';
import type { Account } from '../../review/review.ts';
import type { Chest } from './chest.ts';
import { type Entry, entryKeyOf } from './entry.ts';
import { changeJournal } from './journal.ts';
import type { KeptPuzzle, KeptRound } from './keptRound.ts';

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
  return changeEntry(chest, id, ({ kept, review }) => {
    if (kept.names.length !== found.accounts.length) return;
    if (!found.isLast && kept.accounts !== null && review === null) return;
    return { kept: withFound(kept, found), review: text };
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
  return changeEntry(chest, id, ({ kept }) => {
    const known = kept.puzzles.find((puzzle) => puzzle.at === at);
    if (known?.outcome === 'solved') return;
    if (known === undefined && outcome === 'missed') return;
    const others = kept.puzzles.filter((puzzle) => puzzle !== known);
    const tried = { ...(known ?? { at, seat, lost }), outcome };
    return { kept: { ...kept, puzzles: costliestFirst([...others, tried]) } };
  });
}

/** Changes what is kept of a round; leaves alone what cannot be read. */
async function changeEntry(
  chest: Chest,
  id: string,
  changedFrom: (entry: Entry) => Partial<Entry> | undefined,
): Promise<KeptRound | undefined> {
  let kept: KeptRound | undefined;
  await changeJournal(chest, [entryKeyOf(id)], ({ entryAt, put }) => {
    const there = entryAt(id);
    const change = there?.ok === true ? changedFrom(there.value) : undefined;
    if (there?.ok !== true || change === undefined) return;
    const entry = { ...there.value, ...change };
    put(entry);
    kept = entry.kept;
  });
  return kept;
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

export function costliestFirst(puzzles: readonly KeptPuzzle[]): KeptPuzzle[] {
  return puzzles.toSorted((one, other) => other.lost - one.lost);
}
