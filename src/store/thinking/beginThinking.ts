import type { Bot, Thinking } from '../../bots/bot.ts';
import type { BotId } from '../../bots/levels.ts';
import { type Play, type Position, viewFor } from '../../engine/index.ts';
import { randomFromSeed } from '../../records/seed.ts';
import type { Question } from './thinker.ts';

/** Every bot by its name. */
export type Bots = Readonly<Record<BotId, Bot>>;

/**
 * Sets a bot to work where a round stands; it is given its seat's view and nothing else of the
 * position.
 * @param plays those that led to the position
 */
export function beginThinking(
  bots: Bots,
  position: Position,
  plays: readonly Play[],
  { level, seed, milliseconds }: Omit<Question, 'round'>,
  now: () => number,
): Thinking {
  const view = viewFor(position, position.seat, plays);
  return bots[level](view, randomFromSeed(seed), { milliseconds, now });
}
