import type { Game, Position, RecordProblem, Result, VariantId } from '../engine/index.ts';

/** What the commands ask a family that has its own way of answering. */
export interface FamilyCommands {
  /** The variants in which the table of strengths measures the bots. */
  readonly measuredVariants: readonly VariantId[];
  /** Where a round stands, as `replay` answers it. */
  standingOf(position: Position): object;
  /** How many sequences of so many more plays go on from a position. */
  perft(position: Position, depth: number): number;
  /** What the catch, or whatever else the family counts, of one line is worth. */
  score(game: Game, text: string): Result<unknown, RecordProblem>;
  /**
   * How many plays of random rounds one thread makes in a second.
   * @param seconds for how long
   */
  playsPerSecond(game: Game, seconds: number): number;
}
