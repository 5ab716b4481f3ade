import type { Play, Random, SeatView } from '../engine/index.ts';
import type { BotId } from './levels.ts';

/**
 * How long a bot may think: on the page by a clock that it is given, in tests and benches by
 * samples, the rounds it plays to their end in its head, so that the play is the same everywhere.
 */
export type Budget =
  | { readonly samples: number }
  | { readonly milliseconds: number; readonly now: () => number };

/** What a legal play is worth by a bot's reckoning. */
export interface PlayValue {
  readonly play: Play;
  /**
   * What the seat can expect to win or lose by the round's settlement if it makes the play.
   */
  readonly points: number;
  /**
   * The standard error of the distance to the best play's points; 0 where nothing was left to
   * chance.
   */
  readonly error: number;
}

/** Values that are so many standard errors apart are so by no chance any more. */
export const beyondChance = 2;

/**
 * Whether what tells two plays apart is no more than chance may make of it, one of them the best.
 */
export function differByChance(one: PlayValue, other: PlayValue): boolean {
  // The error is that of the distance to the best play.
  const { error } = one.points < other.points ? one : other;
  return Math.abs(one.points - other.points) <= beyondChance * error;
}

/** What a bot has found out. */
export interface Thought {
  readonly play: Play;
  /**
   * What each legal play is worth, the best first; empty from a bot that does not reckon so far.
   */
  readonly values: readonly PlayValue[];
}

/**
 * What a play is worth, and the best of the others.
 * @returns undefined where the play was not reckoned; `next` is undefined where there is no other
 */
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

/**
 * A bot at work: from time to time it yields the share of its budget it has used, 0 to 1, and it
 * returns what it has found.
 */
export type Thinking = Generator<number, Thought, void>;

/**
 * Thinks about the play of the seat that looks, whose turn it must be. It sees nothing that the
 * seat may not know. The same view, chance and number of samples give the same thought. Without a
 * budget it takes what it thinks fit.
 */
export type Bot = (view: SeatView, random: Random, budget?: Budget) => Thinking;

/** Every bot of a family by its name. */
export type Bots = Readonly<Record<BotId, Bot>>;

/** A bot that needs no time and reckons with nothing that it could tell. */
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
