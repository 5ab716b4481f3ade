import type { Bot, Bots } from '../../../src/bots/bot.ts';
import { bots } from '../../../src/bots/fishing/bots.ts';

/**
 * A bot that yields so many times before it answers with its first play, and what it reckons that
 * one is worth.
 */
export function slowBot(yields: number): Bot {
  return function* think({ legal: [play] }) {
    for (let at = 0; at < yields; at += 1) yield at / yields;
    if (play === undefined) throw new Error('it is not the turn of this seat');
    return { play, values: [{ play, points: 7.5, error: 0 }] };
  };
}

/** The bots, with one that does otherwise in the place of `greedy`. */
export function botsWith(greedy: Bot): Bots {
  return { ...bots, greedy };
}
