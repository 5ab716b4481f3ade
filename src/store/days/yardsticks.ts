import * as v from 'valibot';
import { findVariant, invariant, type RoundRecord, seatsOf } from '../../engine/index.ts';
import { formatRecord } from '../../records/formatRecord.ts';
import { gameOf } from '../../records/playedRound.ts';
import { dealFromSeed } from '../../records/seed.ts';
import type { Yardstick } from '../../review/yardstickSchema.ts';
import type { BotWorker, WorkerListener } from '../thinking/startWorker.ts';
import { seedOfDayDeal } from './dayDeal.ts';
import { type MeasuredDeal, measuredKeyOf, type Yardsticks } from './measuredDeal.ts';
import { type YardstickRequest, yardstickReplySchema } from './yardstickMessages.ts';

interface Asked {
  readonly deal: MeasuredDeal;
  readonly tell: (yardstick: Yardstick | null) => void;
}

/**
 * Measures in a worker of its own, which ends once nothing is asked any more. What was found stays
 * known as long as the page; what failed is tried anew when it is asked again.
 * @param startWorker may throw
 */
export function createYardsticks(
  startWorker: (listener: WorkerListener) => BotWorker<YardstickRequest>,
): Yardsticks {
  const known = new Map<string, Promise<Yardstick | null>>();
  /** The first is with the worker. */
  let asked: readonly Asked[] = [];
  let worker: BotWorker<YardstickRequest> | undefined;

  const stop = (): void => {
    worker?.stop();
    worker = undefined;
  };
  const fail = (): void => {
    stop();
    const failed = asked;
    asked = [];
    for (const { deal, tell } of failed) {
      known.delete(measuredKeyOf(deal));
      tell(null);
    }
  };
  const hear = (message: unknown): void => {
    const reply = v.safeParse(yardstickReplySchema, message);
    const [first, ...others] = asked;
    if (!reply.success || first === undefined) {
      fail();
      return;
    }
    asked = others;
    first.tell(reply.output.yardstick);
    if (others.length === 0) stop();
    else askNext();
  };
  const askNext = (): void => {
    const [next] = asked;
    if (next === undefined) return;
    try {
      if (worker === undefined) {
        const started = startWorker({
          onMessage: (message) => {
            if (worker === started) hear(message);
          },
          onFailure: () => {
            if (worker === started) fail();
          },
        });
        worker = started;
      }
      const { opponents } = next.deal;
      worker.post({ type: 'yardstick', record: formatRecord(recordOf(next.deal)), opponents });
    } catch {
      fail();
    }
  };

  return {
    of: (deal) => {
      const before = known.get(measuredKeyOf(deal));
      if (before !== undefined) return before;
      const found = new Promise<Yardstick | null>((tell) => {
        asked = [...asked, { deal, tell }];
      });
      known.set(measuredKeyOf(deal), found);
      if (asked.length === 1) askNext();
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
