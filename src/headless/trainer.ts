import type { Game } from '../engine/index.ts';

/** How long a training goes on, and by which chance. */
export interface Training {
  readonly rounds: number;
  readonly seed: string;
}

/** What the bots of a family learn their values by. */
export interface Trainer {
  /** How many rounds of a game it plays where nobody says how many. */
  usualRounds(game: Game): number;
  /**
   * Learns the values of a game of the family, the same every time.
   * @returns what their file holds
   */
  learn(game: Game, training: Training, onProgress: (share: number) => void): object;
}
