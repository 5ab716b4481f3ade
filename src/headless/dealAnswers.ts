import * as v from 'valibot';
import { failure, familyOf, invariant, type Result, success } from '../engine/index.ts';
import { loadBots } from '../families/tools.ts';
import { seedOfDeal } from '../records/seed.ts';
import { sayOfCommand } from '../text/commandWords.ts';
import { type Arena, readArena } from './arenaOptions.ts';
import { type DealResult, playDeal } from './duplicate.ts';

const questionShape = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Plays the deals of an arena by number; `args` were read before without a mistake. */
export function createDealAnswers(
  args: readonly string[],
): (question: unknown) => Promise<unknown> {
  const arena = readArena(args);
  invariant(arena.ok, 'a worker gets options that have been read before');
  const { game, bots, seed, budget } = arena.value;
  const loading = loadBots[familyOf(game.variant.id)]();
  const thought = budget === undefined ? {} : { budget };
  return async (question) => {
    const deal = v.parse(questionShape, question);
    const everyBot = await loading;
    return {
      deal,
      ...playDeal(everyBot, { game, bots, seed: seedOfDeal(seed, deal), ...thought }),
    };
  };
}

/** The result of the deal that was asked for, or a sentence where the answer is something else. */
export function readDealAnswer(
  { bots }: Arena,
  deal: number,
  answer: unknown,
): Result<DealResult, string> {
  const figures = v.pipe(v.array(v.pipe(v.number(), v.finite())), v.length(bots.length));
  const shape = v.object({ deal: v.literal(deal), points: figures, wins: figures });
  const read = v.safeParse(shape, answer);
  if (!read.success)
    return failure(
      sayOfCommand('command.worker-answer', { deal, problem: read.issues[0].message }),
    );
  const { points, wins } = read.output;
  return success({ points, wins });
}
