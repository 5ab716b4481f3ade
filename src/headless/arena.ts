import * as v from 'valibot';
import type { BotId } from '../bots/levels.ts';
import { failure, success } from '../engine/index.ts';
import { seedOfDeal } from '../records/seed.ts';
import { sayOfCommand } from '../text/commandWords.ts';
import { budgetOptions, readBudget } from './budget.ts';
import type { Command } from './command.ts';
import { mostDeals } from './deal.ts';
import { type DealResult, playDeal, seatingsOf } from './duplicate.ts';
import { readGame } from './game.ts';
import { type Interval, intervalOf, meanOf } from './interval.ts';
import {
  botsOption,
  optionWords,
  readOptions,
  rulesOption,
  seatCountOption,
  seedOption,
  variantOption,
  wholeNumberOption,
} from './options.ts';

/** How a bot did. */
export interface BotResult {
  readonly bot: string;
  /** Its settlement per round. */
  readonly points: number;
  /** Rounds in which it had the highest total; a tie counts in equal parts. */
  readonly wins: number;
  /** By how much its settlement per round lies above the mean of the others', with a deal as one sample. */
  readonly lead: Interval;
}

/** `arena`: bots against each other, each deal once for every seating. */
export const arenaCommand: Command = (args) => {
  const options = readOptions(args, {
    variant: variantOption,
    players: seatCountOption,
    bots: botsOption,
    deals: wholeNumberOption(1, mostDeals),
    seed: seedOption,
    rules: v.exactOptional(rulesOption),
    ...budgetOptions,
  });
  if (!options.ok) return options;
  const { variant, players, bots, deals, seed } = options.value;
  if (bots.length !== players)
    return failure(optionWords('bots', sayOfCommand('command.bot-count', { count: players })));
  const game = readGame(options.value);
  if (!game.ok) return game;
  const budget = readBudget(options.value);
  if (!budget.ok) return budget;
  return success(async ({ write, showProgress }) => {
    const results: DealResult[] = [];
    for (let index = 0; index < deals; index += 1) {
      const dealSeed = seedOfDeal(seed, index);
      results.push(playDeal({ game: game.value, bots, seed: dealSeed, ...budget.value }));
      showProgress(`${index + 1}/${deals}`);
    }
    const rounds = deals * seatingsOf(game.value).length;
    const standings = botResultsOf(bots, results);
    const line = { variant: variant.id, players, deals, rounds, seed, bots: standings };
    await write(JSON.stringify(line));
    return true;
  });
};

/** How each bot did over some deals, at least one. */
export function botResultsOf(bots: readonly BotId[], results: readonly DealResult[]): BotResult[] {
  return bots.map((id, bot) => {
    const points = results.map((result) => result.points[bot] ?? 0);
    const others = results.map((result) => meanOf(result.points.filter((_, one) => one !== bot)));
    return {
      bot: id,
      points: meanOf(points),
      wins: results.reduce((wins, result) => wins + (result.wins[bot] ?? 0), 0),
      lead: intervalOf(points.map((own, deal) => own - (others[deal] ?? 0))),
    };
  });
}
