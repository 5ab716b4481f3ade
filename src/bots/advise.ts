import type { Play, SeatView } from '../engine/index.ts';
import { type Bot, differByChance, type PlayValue, type Thought } from './bot.ts';

/** How well a play suits a learner: the higher the better, by the first figure that differs. */
export type LearnerRank = (view: SeatView, play: Play) => readonly number[];

interface Advising {
  readonly rankOf: LearnerRank;
  /** What such a play may seem to cost at most, in points or chips: noise may be large. */
  readonly mostLost: number;
}

/**
 * Of all plays that are as good as its own it names the one that suits a learner best. For hints
 * alone, as no bot plays better by it.
 */
export function adviserOf(bot: Bot, { rankOf, mostLost }: Advising): Bot {
  return function* advise(view, random, budget) {
    const thought = yield* bot(view, random, budget);
    const play = playsAsGood(thought, mostLost).reduce(
      (best, other) => (isHigher(rankOf(view, other), rankOf(view, best)) ? other : best),
      thought.play,
    );
    return { ...thought, play };
  };
}

/** What is worse than the play of a bot, if at all, by so little that chance may explain it. */
function playsAsGood({ play, values }: Thought, most: number): readonly Play[] {
  const own = values.find((value) => value.play === play);
  if (own === undefined) return [];
  const isAsGood = (value: PlayValue): boolean =>
    differByChance(own, value) && own.points - value.points <= most;
  return values.filter(isAsGood).map((value) => value.play);
}

function isHigher(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((figure, place) => figure !== (other[place] ?? 0));
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}
