import { type Bot, thoughtOf } from '../../bots/bot.ts';
import { bots } from '../../bots/fishing/bots.ts';
import { createPlayOut } from '../../bots/fishing/search/playOut.ts';
import { learnedValues } from '../../bots/fishing/values/learned.ts';
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
} from '../../engine/fishing/index.ts';
import type { Play } from '../../engine/index.ts';

/**
 * How a bot plays rounds to their end when it weighs plays: the expert by the learned values, as in
 * its search, the skilled one by the same values; the others play on as they would at the table.
 * @returns what makes it for a game, from a position of which only the shape is taken
 */
export function playOutsOf(bot: BotId): (like: Position) => PlayOut<Position> {
  if (bot === 'expert' || bot === 'skilled') {
    return (like) => createPlayOut(like, learnedValues(like.game));
  }
  return (like) => createBotPlayOut(like, bots[bot]);
}

/** Plays rounds out by a bot that needs no time, each seat knowing only what it may know there. */
function createBotPlayOut(like: Position, bot: Bot): PlayOut<Position> {
  const position = scratchOf(like);
  const random = createQuickRandom();
  return (world, play, seed) => {
    copyInto(position, world);
    random.begin(seed);
    const choose = (): Play => thoughtOf(bot(viewFor(position, position.seat), random.next)).play;
    let next = play ?? choose();
    for (;;) {
      advance(position, next);
      if (position.phase === 'over') return settlementOf(position);
      next = choose();
    }
  };
}
