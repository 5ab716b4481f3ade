import type { Play, Random, SeatView } from '../engine/index.ts';
import type { adviser, BotId } from './levels.ts';

/**
 * How long a bot may think: on the page by a clock that it is given, in tests and benches by
 * samples, the rounds it plays to their end in its head, so that the play is the same everywhere.
 */
export type Budget = Haste &
  ({ readonly samples: number } | { readonly milliseconds: number; readonly now: () => number });

interface Haste {
  /** Whether it may answer sooner, once one play is clearly best: its values are rougher then. */
  readonly endsOnceClear?: boolean | undefined;
}

export interface PlayValue {
  readonly play: Play;
  /** By the round's settlement. */
  readonly points: number;
  /** Standard error of the distance to the best play's points; 0 where chance plays no part. */
  readonly error: number;
}

/** A difference of this many standard errors counts as real. */
export const beyondChance = 2;

/** Whether chance may explain all that tells two plays apart; one of them must be the best. */
export function differByChance(one: PlayValue, other: PlayValue): boolean {
  // The error is that of the distance to the best play.
  const { error } = one.points < other.points ? one : other;
  return Math.abs(one.points - other.points) <= beyondChance * error;
}

export interface Thought {
  readonly play: Play;
  /** The best first; empty from a bot that does not reckon. */
  readonly values: readonly PlayValue[];
}

/** Undefined if the play is not reckoned, `next` undefined if it is alone. */
export function besideNext(
  chosen: Play,
  values: readonly PlayValue[],
): { readonly own: PlayValue; readonly next: PlayValue | undefined } | undefined {
  const own = values.find(({ play }) => play === chosen);
  const [next] = values
    .filter((value) => value !== own)
    .toSorted((one, other) => other.points - one.points);
  return own && { own, next };
}

/** Yields the share of its budget it has used, 0 to 1, from time to time. */
export type Thinking = Generator<number, Thought, void>;

/**
 * For the seat of the view, whose turn it must be. The same view, chance and number of samples give
 * the same thought. Without a budget it takes what it thinks fit.
 */
export type Bot = (view: SeatView, random: Random, budget?: Budget) => Thinking;

export type AskedId = BotId | typeof adviser;

export type Bots = Readonly<Record<AskedId, Bot>>;

/** A bot that needs no time and gives no values. */
export function botAtOnce(choose: (view: SeatView, random: Random) => Play): Bot {
  return function* think(view, random) {
    yield 0;
    return { play: choose(view, random), values: [] };
  };
}

/** Lets a bot think to the end without a pause. */
export function thoughtOf(thinking: Thinking): Thought {
  for (;;) {
    const step = thinking.next();
    if (step.done === true) return step.value;
  }
}

/** What comes of playing on for the seat that may end the round, in rounds played to their end. */
export interface PlayOnOdds {
  readonly rounds: number;
  /** By seat, in how many it came first: by being asked again, another seat by ending the round. */
  readonly first: readonly number[];
  /** What the seat that plays on mostly wins or loses where another ends the round. */
  readonly ended: number;
}

/** By the view alone of the seat that may end the round. The same view and chance give the same. */
export type ReckonOdds = (view: SeatView, random: Random) => Generator<void, PlayOnOdds, void>;
