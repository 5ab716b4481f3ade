import * as v from 'valibot';
import { type Bot, type Budget, thoughtOf } from '../../bots/bot.ts';
import { climbingBots } from '../../bots/climbing/bots.ts';
import {
  climbing,
  createGame,
  dealTiles,
  findVariant,
  type Game,
  type Position,
  settlementOf,
  simplePlay,
  startPosition,
  variantIds,
  viewFor,
} from '../../engine/climbing/index.ts';
import {
  failure,
  playOn,
  type Random,
  type Result,
  type Seat,
  type SeatCount,
  seatsOf,
  success,
} from '../../engine/index.ts';
import { dealBy, randomFromSeed, seedOfDeal } from '../../records/seed.ts';
import { sayOfCommand } from '../../text/commandWords.ts';
import type { Command } from '../command.ts';
import { intervalOf, meanOf } from '../interval.ts';
import {
  botOption,
  budgetOptions,
  optionWords,
  readBudget,
  readOptions,
  seatCountWords,
  seedOption,
  wholeNumberOption,
} from '../options.ts';

const mostDeals = 1_000_000;

/**
 * `against-simple`: a bot against seats that play simply, each deal once with the bot in every
 * seat. Writes what it won a round with its 95 % interval, and how long it thought over a play.
 */
export const againstSimpleCommand: Command = (args) => {
  const options = readOptions(args, {
    variant: v.picklist(variantIds),
    players: wholeNumberOption(3, 4),
    bot: botOption,
    deals: wholeNumberOption(2, mostDeals),
    seed: v.exactOptional(seedOption, 'simple'),
    ...budgetOptions,
  });
  if (!options.ok) return options;
  const { variant, players, bot, deals, seed } = options.value;
  const budget = readBudget(options.value);
  if (!budget.ok) return budget;
  const game = gameFor(variant, players);
  if (!game.ok) return game;
  return success(async ({ write, showProgress }) => {
    const points: number[] = [];
    const clock = { milliseconds: 0, decisions: 0 };
    for (let deal = 0; deal < deals; deal += 1) {
      const think = timed(climbingBots[bot], clock);
      points.push(pointsOfDeal(game.value, seedOfDeal(seed, deal), think, budget.value.budget));
      showProgress((deal + 1) / deals, () =>
        sayOfCommand('command.training', { name: bot, share: (deal + 1) / deals }),
      );
    }
    const milliseconds = clock.milliseconds / Math.max(clock.decisions, 1);
    const result = { variant, players, bot, deals, seed, points: intervalOf(points) };
    await write(JSON.stringify({ ...result, milliseconds: Math.round(10 * milliseconds) / 10 }));
    return true;
  });
};

function gameFor(id: string, players: number): Result<Game, string> {
  const variant = findVariant(id);
  const seats: readonly SeatCount[] = variant?.seatCounts ?? [];
  const count = seats.find((one) => one === players);
  const game = variant && count && createGame(variant, count);
  return game?.ok ? game : failure(optionWords('players', seatCountWords(seats)));
}

/** The mean over the seats. */
function pointsOfDeal(game: Game, seed: string, bot: Bot, budget: Budget | undefined): number {
  const { deal, starter } = dealBy(dealTiles, game, seed);
  const start = startPosition(game, deal, starter);
  return meanOf(
    seatsOf(game.seatCount).map((seat) => {
      const random = randomFromSeed(`${seed}/seat/${seat}`);
      return settlementOf(playRound(start, seat, bot, random, budget))[seat] ?? 0;
    }),
  );
}

function playRound(
  start: Position,
  botSeat: Seat,
  bot: Bot,
  random: Random,
  budget: Budget | undefined,
): Position {
  const { position } = playOn(climbing, start, (at, _, steps) =>
    at.seat === botSeat
      ? thoughtOf(bot(viewFor(at, at.seat, steps), random, budget)).play
      : simplePlay(at),
  );
  return position;
}

/** The bot, with the time it takes where there is a choice. */
function timed(bot: Bot, clock: { milliseconds: number; decisions: number }): Bot {
  return function* think(view, random, budget) {
    const begin = performance.now();
    const thought = yield* bot(view, random, budget);
    if (view.legal.length > 1) {
      clock.milliseconds += performance.now() - begin;
      clock.decisions += 1;
    }
    return thought;
  };
}
