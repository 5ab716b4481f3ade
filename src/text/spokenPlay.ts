import type { Play } from '../engine/index.ts';

/** A play with who made it and from where. */
export interface SpokenPlay {
  readonly name: string;
  readonly phase: string;
  readonly play: Play;
  /** The game, where what cards are called depends on it. */
  readonly variant?: string | undefined;
}
