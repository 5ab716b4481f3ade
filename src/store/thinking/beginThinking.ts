import type { Bots, Thinking } from '../../bots/bot.ts';
import { type PlayedThrough, rulesOf } from '../../engine/index.ts';
import { randomFromSeed } from '../../records/seed.ts';
import type { Question } from './thinker.ts';

/** Gives the bot, one of the round's family, its seat's view alone. */
export function beginThinking(
  bots: Bots,
  { position, steps }: PlayedThrough,
  { level, seed, milliseconds, endsOnceClear }: Omit<Question, 'round'>,
  now: () => number,
): Thinking {
  const view = rulesOf(position.game).viewFor(position, position.seat, steps);
  return bots[level](view, randomFromSeed(seed), { milliseconds, now, endsOnceClear });
}
