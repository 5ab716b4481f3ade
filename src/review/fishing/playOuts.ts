import { bots } from '../../bots/fishing/bots.ts';
import { createPlayOut } from '../../bots/fishing/search/playOut.ts';
import { learnedValues } from '../../bots/fishing/values/learned.ts';
import type { BotId } from '../../bots/levels.ts';
import type { PlayOut } from '../../bots/search/weigh.ts';
import {
  advance,
  copyInto,
  type Position,
  scratchOf,
  settlementOf,
  viewFor,
} from '../../engine/fishing/index.ts';
import { createBotPlayOut } from '../botPlayOut.ts';

/**
 * How a bot plays rounds to their end when it weighs plays: the expert by the learned values, as in
 * its search, the skilled one by the same values; the others play on as they would at the table.
 * @returns what makes it for a game, from a position of which only the shape is taken
 */
export function playOutsOf(bot: BotId): (like: Position) => PlayOut<Position> {
  if (bot === 'expert' || bot === 'skilled') {
    return (like) => createPlayOut(like, learnedValues(like.game));
  }
  return (like) => createBotPlayOut(moves, like, bots[bot]);
}

const moves = { scratchOf, copyInto, advance, viewFor, settlementOf };
