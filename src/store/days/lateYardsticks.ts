import type { StartWorker } from '../jobs/workerJobs.ts';
import type { Yardsticks } from './measuredDeal.ts';
import type { YardstickJob } from './measuring.ts';

/** Yardsticks whose code loads when the first deal of a day has been played. */
export function lateYardsticks(start: StartWorker<YardstickJob>): Yardsticks {
  let made: Promise<Yardsticks> | undefined;
  return {
    of: async (deal) => {
      made ??= import('./yardsticks.ts').then(({ createYardsticks }) => createYardsticks(start));
      try {
        return await (await made).of(deal);
      } catch {
        made = undefined;
        return null;
      }
    },
  };
}
