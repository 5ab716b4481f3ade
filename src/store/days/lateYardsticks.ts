import type { startWorker } from '../thinking/startWorker.ts';
import type { Yardsticks } from './measuredDeal.ts';

/** Yardsticks whose code loads when the first deal of a day has been played. */
export function lateYardsticks(start: typeof startWorker): Yardsticks {
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
