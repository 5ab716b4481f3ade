import { isWorthTrying } from '../../review/puzzles.ts';
import { holdersIn, type KeptPuzzle, type KeptRound } from '../../store/history/keptRound.ts';
import { isHere, seatsHere } from '../../store/match/holder.ts';

/** A decision of a person, with the round it was made in. */
export interface PuzzleLine extends KeptPuzzle {
  /** Tells it from all others. */
  readonly key: string;
  readonly round: KeptRound;
}

export interface PuzzlesModel {
  /** Those that nobody has solved yet, the costliest first. */
  readonly open: readonly PuzzleLine[];
  readonly solved: readonly PuzzleLine[];
  /** The rounds of persons that have not been reviewed, the newest first. */
  readonly unreviewed: readonly KeptRound[];
}

/** The costliest decisions of persons, from rounds of which the newest comes first. */
export function puzzlesModelOf(rounds: readonly KeptRound[]): PuzzlesModel {
  const lines = rounds
    .flatMap((round) =>
      round.puzzles.map(
        (puzzle): PuzzleLine => ({ ...puzzle, key: `${round.id} ${puzzle.at}`, round }),
      ),
    )
    .filter(({ round, seat }) => seatsHere(holdersIn(round)).includes(seat))
    // Rounds reviewed long ago have kept smaller ones; what was solved still counts.
    .filter(
      ({ round, lost, outcome }) => outcome === 'solved' || isWorthTrying(lost, round.variant),
    )
    .toSorted((one, other) => other.lost - one.lost);
  return {
    open: lines.filter(({ outcome }) => outcome !== 'solved'),
    solved: lines.filter(({ outcome }) => outcome === 'solved'),
    unreviewed: rounds.filter((round) => round.accounts === null && holdersIn(round).some(isHere)),
  };
}

/** The puzzle after one that was just tried: the costliest open one beside it. */
export function nextAfter({ open }: PuzzlesModel, tried: PuzzleLine): PuzzleLine | undefined {
  const at = open.findIndex(({ key }) => key === tried.key);
  const others = open.filter(({ key }) => key !== tried.key);
  return others[Math.max(at, 0)] ?? others[0];
}
