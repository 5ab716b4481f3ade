import { type Bot, thoughtOf } from '../../bots/bot.ts';
import { climbingBots } from '../../bots/climbing/bots.ts';
import { createClimbingPlayOut } from '../../bots/climbing/search/playOut.ts';
import { learnedWeights } from '../../bots/climbing/values/learnedPolicies.ts';
import type { BotId } from '../../bots/levels.ts';
import { createQuickRandom } from '../../bots/search/quickRandom.ts';
import type { PlayOut } from '../../bots/search/weigh.ts';
import {
  advance,
  copyInto,
  type Position,
  scratchOf,
  settlementOf,
  viewFor,
} from '../../engine/climbing/index.ts';
import type { Play } from '../../engine/index.ts';

/**
 * How a bot plays rounds to their end when it weighs plays: the expert and the skilled one by the
 * learned policy; the others play on as they would at the table.
 * @returns what makes it for a game, from a position of which only the shape is taken
 */
export function playOutsOf(bot: BotId): (like: Position) => PlayOut<Position> {
  if (bot === 'expert' || bot === 'skilled') {
    return (like) => createClimbingPlayOut(like, learnedWeights(like.game));
  }
  return (like) => createBotPlayOut(like, climbingBots[bot]);
}

/** Plays rounds out by a bot that needs no time, each seat knowing only what it may know there. */
function createBotPlayOut(like: Position, bot: Bot): PlayOut<Position> {
  const position = scratchOf(like);
  const random = createQuickRandom();
  const choose = (): Play => thoughtOf(bot(viewFor(position, position.seat), random.next)).play;
  return (world, play, seed) => {
    copyInto(position, world);
    random.begin(seed);
    advance(position, play ?? choose());
    while (position.phase !== 'over') advance(position, choose());
    return settlementOf(position);
  };
}
