import type { BotId } from '../../src/bots/levels.ts';
import { reckoning } from '../../src/review/fishing/reckoning.ts';
import type { Review } from '../../src/review/review.ts';
import { reviewRound } from '../../src/review/reviewRound.ts';
import { played, type Round } from './fishing.ts';
import { unwrap } from './table.ts';

/** A review of a round without a pause, with few samples. */
export function reviewed(round: Round, samples = 20, bot: BotId = 'expert', seed = 'test'): Review {
  const work = reviewRound(unwrap(played(round)), { bot, samples, seed }, reckoning);
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
