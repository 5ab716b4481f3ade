import type { JsonObject } from '../engine/index.ts';
import type { Goal } from './goal.ts';
import { type WrittenOut, writtenSitsOut } from './sitsOut.ts';

/** What the app writes of a round of a match into the `meta` of its record (README.md). */
interface RoundOfMatch {
  /** By seat. */
  readonly controls: readonly string[];
  readonly sitsOut?: WrittenOut | undefined;
  readonly goal?: Goal | undefined;
  /** The word of the match; without one the round has no number either. */
  readonly match?: string | undefined;
  /** Counted from 1, in the match. */
  readonly number: number;
}

/** Its keys in order. */
export function metaOfRound({ controls, sitsOut, goal, match, number }: RoundOfMatch): JsonObject {
  return {
    players: controls,
    ...(sitsOut === undefined ? {} : { sitsOut: writtenSitsOut(sitsOut) }),
    ...(goal === undefined ? {} : { goal: { ...goal } }),
    ...(match === undefined ? {} : { match, round: number }),
  };
}
