import type { Game, Position, RecordProblem, Result, VariantId } from '../engine/index.ts';

/** What the commands ask a family that has its own way of answering. */
export interface FamilyCommands {
  /** For the table of strengths. */
  readonly measuredVariants: readonly VariantId[];
  /** As `replay` answers it. */
  standingOf(position: Position): object;
  perft(position: Position, depth: number): number;
  /** Of the catch, or whatever else the family counts, that one line tells. */
  score(game: Game, text: string): Result<unknown, RecordProblem>;
  /** Of random rounds, on one thread. */
  playsPerSecond(game: Game, seconds: number): number;
}
