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

/**
 * How rounds are played to their end from where all is known, as by a bot: as by the expert and the
 * skilled one by the learned policy, as by the others as they would at the table.
 * @returns what makes it for a game, from a position of which only the shape is taken
 */
export function playOutsOf(bot: BotId): (like: Position) => PlayOut<Position> {
  if (bot === 'expert' || bot === 'skilled') {
    return (like) => createClimbingPlayOut(like, learnedWeights(like.game));
  }
  return (like) => createBotPlayOut(moves, like, climbingBots[bot]);
}

const moves = { scratchOf, copyInto, advance, viewFor, settlementOf };
