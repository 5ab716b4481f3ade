import type { Counts } from '../../core/counts.ts';
import type { Game } from '../game.ts';
import { canBeWon } from '../heap.ts';
import { combinationPlay, kindCountsIn } from '../play.ts';
import type { WonPlay } from '../position.ts';
import { noCombinationOf } from './noCombination.ts';
import type { Refusal } from './refusal.ts';
import { combinationsIn } from './toldCombination.ts';

export type WaysToWin =
  /** Played, laid, or either, in this order. */
  | { readonly ways: readonly [WonPlay, ...WonPlay[]] }
  | { readonly ways: readonly []; readonly why: Refusal };

/** How just these cards, held by a seat or not, can have become wu (W3 to W7). */
export function waysToWin(game: Game, cards: Counts): WaysToWin {
  const together = kindCountsIn(cards);
  const play = combinationPlay(together);
  const [first, ...others] =
    play === undefined
      ? []
      : [false, true].map((laid) => ({ play, laid })).filter((won) => canBeWon(game, won));
  if (first !== undefined) return { ways: [first, ...others] };
  const why: Refusal =
    together.length === 0
      ? { code: 'none-raised' }
      : noCombinationOf(combinationsIn(game.variant), together);
  return { ways: [], why };
}
