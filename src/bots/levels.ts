/** How strong bots come, the weakest first. */
export const levels = ['random', 'novice', 'greedy', 'skilled', 'expert'] as const;

export type BotId = (typeof levels)[number];

/** The first opponent of somebody who has never chosen one. */
export const firstLevel: BotId = 'novice';

export const strongestLevel: BotId = 'expert';

/** It is asked for advice and plays at no table: the strongest, as `advise.ts` changes it. */
export const adviser = 'adviser';

/** The strongest bot that answers at once; it stands in where a stronger one does not answer. */
export const quickestLevel: BotId = 'skilled';

/** The bot of a name that came from outside, or undefined if there is none. */
export function findLevel(id: string): BotId | undefined {
  return levels.find((level) => level === id);
}
