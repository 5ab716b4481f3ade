import { type Budget, thoughtOf } from '../bots/bot.ts';
import { bots as everyBot } from '../bots/fishing/bots.ts';
import type { BotId } from '../bots/levels.ts';
import {
  type Game,
  invariant,
  type Play,
  play,
  scoresOf,
  seatsOf,
  settlementOf,
  startPosition,
  viewFor,
} from '../engine/index.ts';
import { dealFromSeed, randomFromSeed } from '../records/seed.ts';

/** A deal that bots play once for every seating. */
export interface DuplicateDeal {
  readonly game: Game;
  readonly seed: string;
  /** As many as there are seats. */
  readonly bots: readonly BotId[];
  readonly budget?: Budget;
}

/** What each bot made of one deal. */
export interface DealResult {
  /** Each bot's settlement, the mean over the seatings. */
  readonly points: readonly number[];
  /** Each bot's rounds with the highest total over the seatings; a tie counts in equal parts. */
  readonly wins: readonly number[];
}

/** Every way to seat the bots: for each seat the index of its bot. */
export function seatingsOf(game: Game): readonly (readonly number[])[] {
  return orderingsOf(seatsOf(game.seatCount));
}

/** Plays a deal once for every seating; the seat that starts is drawn by the seed (F1). */
export function playDeal({ game, seed, bots, budget }: DuplicateDeal): DealResult {
  const { deal, starter } = dealFromSeed(game, seed);
  const seatings = seatingsOf(game);
  const points = bots.map(() => 0);
  const wins = bots.map(() => 0);
  for (const [index, seating] of seatings.entries()) {
    const random = randomFromSeed(`${seed}/seating/${index}`);
    const seated = seating.flatMap((bot) => bots[bot] ?? []);
    let position = startPosition(game, deal, starter);
    const plays: Play[] = [];
    while (position.phase !== 'over') {
      const bot = seated[position.seat];
      invariant(bot !== undefined, 'every seat has a bot');
      const view = viewFor(position, position.seat, plays);
      const chosen = thoughtOf(everyBot[bot](view, random, budget)).play;
      const next = play(position, chosen);
      invariant(next.ok, `${bot} plays by the rules`);
      position = next.value;
      plays.push(chosen);
    }
    const settlement = settlementOf(position);
    const shares = winSharesOf(scoresOf(position));
    seating.forEach((bot, seat) => {
      points[bot] = (points[bot] ?? 0) + (settlement[seat] ?? 0) / seatings.length;
      wins[bot] = (wins[bot] ?? 0) + (shares[seat] ?? 0);
    });
  }
  return { points, wins };
}

function winSharesOf(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const winners = scores.filter((score) => score === highest).length;
  return scores.map((score) => (score === highest ? 1 / winners : 0));
}

function orderingsOf(members: readonly number[]): readonly (readonly number[])[] {
  if (members.length < 2) return [members];
  return members.flatMap((first) =>
    orderingsOf(members.filter((member) => member !== first)).map((rest) => [first, ...rest]),
  );
}
