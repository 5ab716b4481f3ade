import { findVariant, invariant, type RoundRecord, seatsOf } from '../../engine/index.ts';
import { formatRecord } from '../../records/formatRecord.ts';
import { gameOf } from '../../records/playedRound.ts';
import { dealFromSeed } from '../../records/seed.ts';
import { soundIn } from '../../records/soundIn.ts';
import { type Yardstick, yardstickSchema } from '../../review/yardstickSchema.ts';
import { createWorkerJobs, type StartWorker } from '../jobs/workerJobs.ts';
import { seedOfDayDeal } from './dayDeal.ts';
import { type MeasuredDeal, measuredKeyOf, type Yardsticks } from './measuredDeal.ts';
import type { YardstickJob } from './measuring.ts';

/**
 * Measures in a worker of its own, which ends once nothing is asked any more. What was found stays
 * known as long as the page; what failed is tried anew when it is asked again.
 */
export function createYardsticks(startWorker: StartWorker<YardstickJob>): Yardsticks {
  const jobs = createWorkerJobs(startWorker);
  const known = new Map<string, Promise<Yardstick | null>>();
  let open = 0;
  const measure = async (deal: MeasuredDeal): Promise<Yardstick | null> => {
    open += 1;
    const record = formatRecord(recordOf(deal));
    const found = await new Promise<Yardstick | null>((resolve) => {
      jobs.ask(
        { kind: 'yardstick', record, opponents: deal.opponents },
        {
          onAnswer: (answer) => {
            const yardstick = soundIn(yardstickSchema, answer);
            return yardstick && (() => resolve(yardstick));
          },
          onFailed: () => resolve(null),
        },
      );
    });
    return found;
  };
  return {
    of: (deal) => {
      const key = measuredKeyOf(deal);
      const before = known.get(key);
      if (before !== undefined) return before;
      const found = measure(deal)
        .catch(() => null)
        .then((yardstick) => {
          if (yardstick === null) known.delete(key);
          open -= 1;
          if (open === 0) jobs.stop();
          return yardstick;
        });
      known.set(key, found);
      return found;
    },
  };
}

/** The deal as it was before its first play. */
function recordOf({ variant, date }: MeasuredDeal): RoundRecord {
  const seats = findVariant(variant)?.seatCounts[0];
  invariant(seats !== undefined, 'a deal of a day is of a known variant');
  const players = seatsOf(seats).map(String);
  const table = { variant, rules: {}, players };
  const seed = seedOfDayDeal(table, date);
  return { ...table, seed, ...dealFromSeed(gameOf(table), seed), plays: [] };
}
