import type { Bots } from '../bots/bot.ts';
import { type Budget, thoughtOf } from '../bots/bot.ts';
import type { BotId } from '../bots/levels.ts';
import { type Game, invariant, playOn, rulesOf, seatsOf } from '../engine/index.ts';
import { dealFromSeed, randomFromSeed } from '../records/seed.ts';

export interface DuplicateDeal {
  readonly game: Game;
  readonly seed: string;
  /** As many as there are seats. */
  readonly bots: readonly BotId[];
  readonly budget?: Budget;
}

export interface DealResult {
  /** By bot: its settlement, the mean over the seatings. */
  readonly points: readonly number[];
  /** By bot, over the seatings; what several win counts in equal parts. */
  readonly wins: readonly number[];
}

/** For each seat the index of its bot. */
export function seatingsOf(game: Game): readonly (readonly number[])[] {
  return orderingsOf(seatsOf(game.seatCount));
}

/** The seat that starts is drawn by the seed (F1, W1). */
export function playDeal(everyBot: Bots, { game, seed, bots, budget }: DuplicateDeal): DealResult {
  const rules = rulesOf(game);
  const { deal, starter } = dealFromSeed(game, seed);
  const seatings = seatingsOf(game);
  const points = bots.map(() => 0);
  const wins = bots.map(() => 0);
  for (const [index, seating] of seatings.entries()) {
    const random = randomFromSeed(`${seed}/seating/${index}`);
    const seated = seating.flatMap((bot) => bots[bot] ?? []);
    const start = rules.startPosition(game, deal, starter);
    const { position: end } = playOn(rules, start, (position, _, steps) => {
      const bot = seated[position.seat];
      invariant(bot !== undefined, 'every seat has a bot');
      const view = rules.viewFor(position, position.seat, steps);
      return thoughtOf(everyBot[bot](view, random, budget)).play;
    });
    const settlement = rules.settlementOf(end);
    const winners = rules.winnersOf(end);
    seating.forEach((bot, seat) => {
      points[bot] = (points[bot] ?? 0) + (settlement[seat] ?? 0) / seatings.length;
      if (winners.includes(seat)) wins[bot] = (wins[bot] ?? 0) + 1 / winners.length;
    });
  }
  return { points, wins };
}

function orderingsOf(members: readonly number[]): readonly (readonly number[])[] {
  if (members.length < 2) return [members];
  return members.flatMap((first) =>
    orderingsOf(members.filter((member) => member !== first)).map((rest) => [first, ...rest]),
  );
}
