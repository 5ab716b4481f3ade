import { climbingBots } from '../../bots/climbing/bots.ts';
import { createClimbingPlayOut } from '../../bots/climbing/search/playOut.ts';
import { learnedWeights } from '../../bots/climbing/values/learnedPolicies.ts';
import type { BotId } from '../../bots/levels.ts';
import type { PlayOut } from '../../bots/search/weigh.ts';
import {
  advance,
  copyInto,
  type Position,
  scratchOf,
  settlementOf,
  viewFor,
} from '../../engine/climbing/index.ts';
import { createBotPlayOut } from '../botPlayOut.ts';

/** How a bot plays rounds out: expert and skilled by the learned policy, others as at the table. */
export function playOutsOf(bot: BotId): (like: Position) => PlayOut<Position> {
  if (bot === 'expert' || bot === 'skilled') {
    return (like) => createClimbingPlayOut(like, learnedWeights(like.game));
  }
  return (like) => createBotPlayOut(moves, like, climbingBots[bot]);
}

const moves = { scratchOf, copyInto, advance, viewFor, settlementOf };
