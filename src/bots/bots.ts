import { invariant } from '../engine/index.ts';
import type { Bot } from './bot.ts';
import { playGreedily } from './greedy.ts';
import { playAtRandom } from './random.ts';

/** Every bot, the weakest first. A new one is its file and its line here. */
export const bots = [
  { id: 'random', choose: playAtRandom },
  { id: 'greedy', choose: playGreedily },
] as const satisfies readonly { readonly id: string; readonly choose: Bot }[];

/** The name of a bot. */
export type BotId = (typeof bots)[number]['id'];

/** A bot by its name. */
export interface NamedBot {
  readonly id: BotId;
  readonly choose: Bot;
}

/** The one to ask for advice. */
export function strongestBot(): NamedBot {
  const strongest = bots.at(-1);
  invariant(strongest !== undefined, 'there is a bot');
  return strongest;
}

/** The bot of a name that came from outside, or undefined if there is none. */
export function findBot(id: string): NamedBot | undefined {
  return bots.find((bot) => bot.id === id);
}
