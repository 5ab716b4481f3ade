import { type BotId, levels } from '../../../bots/levels.ts';
import type { Yardstick } from '../../../review/yardstickSchema.ts';
import type { Say } from '../../../text/say.ts';

/** A place among those that have played a deal: that of a bot or, without a level, one's own. */
export interface Rung {
  readonly level: BotId | null;
  readonly points: number;
}

export interface DealStanding {
  /** The lowest first; among equals oneself last. */
  readonly rungs: readonly Rung[];
  /** How many bots make less of it, and how many the same. */
  readonly better: number;
  readonly even: number;
}

export function dealStandingOf(yardstick: Yardstick, own: number): DealStanding {
  const bots = levels.map((level): Rung => ({ level, points: yardstick[level] }));
  return {
    rungs: [...bots, { level: null, points: own }].toSorted(
      (one, other) => one.points - other.points,
    ),
    better: bots.filter(({ points }) => points < own).length,
    even: bots.filter(({ points }) => points === own).length,
  };
}

/** How somebody stands among the bots, as in `Better than three of the five bots`. */
export function amongBotsWords({ better, even }: DealStanding, say: Say): string {
  if (better > 0) return say('days.yardstick.better', { better });
  return even > 0 ? say('days.yardstick.even', { even }) : say('days.yardstick.behind');
}
