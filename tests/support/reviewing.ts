import type { BotId } from '../../src/bots/levels.ts';
import type { Round } from '../../src/engine/index.ts';
import type { Review } from '../../src/review/review.ts';
import { reviewRound } from '../../src/review/reviewRound.ts';

/** A review of a round without a pause, with few samples. */
export function reviewed(round: Round, samples = 20, bot: BotId = 'expert', seed = 'test'): Review {
  const work = reviewRound(round, { bot, samples, seed });
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
