/** The weakest first. */
export const levels = ['random', 'novice', 'greedy', 'skilled', 'expert'] as const;

export type BotId = (typeof levels)[number];

/** For a person who has never chosen one. */
export const firstLevel: BotId = 'novice';

export const strongestLevel: BotId = 'expert';

/** It is asked for advice and plays at no table: the strongest, as `advise.ts` changes it. */
export const adviser = 'adviser';

/** The strongest bot that answers at once; it stands in where a stronger one does not answer. */
export const quickestLevel: BotId = 'skilled';

/** Undefined where the name, which came from outside, is none. */
export function findLevel(id: string): BotId | undefined {
  return levels.find((level) => level === id);
}
