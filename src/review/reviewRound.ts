import type { PlayedThrough } from '../engine/index.ts';
import { judgePlay } from './judgePlay.ts';
import { type MomentSums, momentSumsOf, reviewFrom } from './moments.ts';
import type { Reckoning } from './reckoning.ts';
import type { JudgedPlay, Review, ReviewWish } from './review.ts';

/**
 * Finds out what the plays and draws of a round were worth.
 *
 * An error comes from what the seat could know: the bot's weighing of all legal plays in worlds as
 * they may be. What the seats could expect is told from outside, all hands known and the rest of
 * the draw pile in any order: so the luck of a drawn tile is the value once it is seen less the
 * average over all tiles it could have been. What is neither luck of the draw nor error is how the
 * play met with tiles that its seat could not see.
 *
 * It yields the share of its work that is done, 0 to 1.
 */
export function* reviewRound(
  round: PlayedThrough,
  wish: ReviewWish,
  reckoning: Reckoning,
): Generator<number, Review, void> {
  const { bot, samples } = wish;
  const all = 2 * round.steps.length + 1;
  const plays: JudgedPlay[] = [];
  for (const at of round.steps.keys()) {
    const judging = judgePlay(round, at, wish, reckoning);
    let step = judging.next();
    while (step.done !== true) {
      yield (at + step.value) / all;
      step = judging.next();
    }
    plays.push(step.value);
  }
  const expectation = reckoning.expectationOf(round.start, wish);
  const moments: MomentSums[] = [];
  for (let at = 0; at <= plays.length; at += 1) {
    moments.push(momentSumsOf(round, at, { from: 0, to: samples }, expectation, reckoning));
    yield (plays.length + moments.length) / all;
  }
  return reviewFrom({ bot, samples, plays, moments });
}
