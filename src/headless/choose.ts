import * as v from 'valibot';
import { type Budget, thoughtOf } from '../bots/bot.ts';
import type { BotId } from '../bots/levels.ts';
import {
  failure,
  familyOf,
  type RecordProblem,
  type Result,
  rulesOf,
  success,
} from '../engine/index.ts';
import { loadBots } from '../families/tools.ts';
import { parseRecord } from '../records/parseRecord.ts';
import { playedRound } from '../records/playedRound.ts';
import { randomFromSeed } from '../records/seed.ts';
import { answerLines } from './answerLines.ts';
import type { Command } from './command.ts';
import { botOption, budgetOptions, readBudget, readOptions, seedOption } from './options.ts';

interface Asking {
  readonly bot: BotId;
  readonly seed: string;
  readonly budget?: Budget;
}

/** `choose`: what a bot plays where each record stops; without `--seed` by the same chance. */
export const chooseCommand: Command = (args) => {
  const options = readOptions(args, {
    bot: botOption,
    seed: v.exactOptional(seedOption, ''),
    ...budgetOptions,
  });
  if (!options.ok) return options;
  const budget = readBudget(options.value);
  if (!budget.ok) return budget;
  const { bot, seed } = options.value;
  return success(answerLines((text) => answerChoose(text, { bot, seed, ...budget.value })));
};

/** By what its seat may know alone. */
async function answerChoose(
  text: string,
  { bot, seed, budget }: Asking,
): Promise<Result<{ readonly play: string }, RecordProblem>> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return parsed;
  const record = parsed.value;
  const { position, game, steps } = playedRound(record);
  if (position.phase === 'over') return failure({ code: 'round-over' });
  // The number of the play makes each decision of a round draw numbers of its own.
  const random = randomFromSeed(`${seed}/${record.plays.length}`);
  const rules = rulesOf(game);
  const bots = await loadBots[familyOf(record.variant)]();
  const view = rules.viewFor(position, position.seat, steps);
  const { play } = thoughtOf(bots[bot](view, random, budget));
  return success({ play: rules.formatPlay(play) });
}
