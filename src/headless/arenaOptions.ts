import * as v from 'valibot';
import type { Budget } from '../bots/bot.ts';
import type { BotId } from '../bots/levels.ts';
import { failure, type Game, type Result, success } from '../engine/index.ts';
import { sayOfCommand } from '../text/commandWords.ts';
import { mostDeals } from './deal.ts';
import { readGame } from './game.ts';
import {
  botsOption,
  budgetOptions,
  optionWords,
  readBudget,
  readOptions,
  rulesOption,
  seatCountOption,
  seedOption,
  variantOption,
  wholeNumberOption,
} from './options.ts';

/** More than a machine has would only wait for each other. */
const mostCores = 1024;

export interface Arena {
  readonly game: Game;
  /** As many as there are seats. */
  readonly bots: readonly BotId[];
  /** At least one. */
  readonly deals: number;
  readonly seed: string;
  readonly budget?: Budget;
  /** On how many cores at once; left out, on all. */
  readonly cores?: number;
}

export const coresOption = wholeNumberOption(1, mostCores);

/** What is played, or a sentence that says what is wrong with the options. */
export function readArena(args: readonly string[]): Result<Arena, string> {
  const options = readOptions(args, {
    variant: variantOption,
    players: seatCountOption,
    bots: botsOption,
    deals: wholeNumberOption(1, mostDeals),
    seed: seedOption,
    rules: v.exactOptional(rulesOption),
    cores: v.exactOptional(coresOption),
    ...budgetOptions,
  });
  if (!options.ok) return options;
  const { players, bots, deals, seed, cores } = options.value;
  if (bots.length !== players)
    return failure(optionWords('bots', sayOfCommand('command.bot-count', { count: players })));
  const game = readGame(options.value);
  if (!game.ok) return game;
  const budget = readBudget(options.value);
  if (!budget.ok) return budget;
  const atOnce = cores === undefined ? {} : { cores };
  return success({ game: game.value.game, bots, deals, seed, ...budget.value, ...atOnce });
}
