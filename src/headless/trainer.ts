import type { Game } from '../engine/index.ts';

export interface Training {
  readonly rounds: number;
  readonly seed: string;
}

export interface Trainer {
  /** How many rounds of a game it plays unless a number is given. */
  usualRounds(game: Game): number;
  /** The same every time. | @returns what the file of the values holds */
  learn(game: Game, training: Training, onProgress: (share: number) => void): object;
}
