/** How strong bots come, the weakest first. */
export const levels = ['random', 'novice', 'greedy', 'skilled', 'expert'] as const;

export type BotId = (typeof levels)[number];

/** The first opponent of somebody who has never chosen one. */
export const firstLevel: BotId = 'novice';

/** The one to ask for advice. */
export const strongestLevel: BotId = 'expert';

/** The strongest bot that answers at once; it stands in where a stronger one does not answer. */
export const quickestLevel: BotId = 'skilled';

/** The bot of a name that came from outside, or undefined if there is none. */
export function findLevel(id: string): BotId | undefined {
  return levels.find((level) => level === id);
}
