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

/** How a bot plays rounds out: expert and skilled by the learned values, others as at the table. */
export function playOutsOf(bot: BotId): (like: Position) => PlayOut<Position> {
  if (bot === 'expert' || bot === 'skilled') {
    return (like) => createPlayOut(like, learnedValues(like.game));
  }
  return (like) => createBotPlayOut(moves, like, bots[bot]);
}

const moves = { scratchOf, copyInto, advance, viewFor, settlementOf };
