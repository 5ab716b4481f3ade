import { useCallback, useEffect, useState } from 'react';
import type { Yardstick } from '../../../review/yardstickSchema.ts';
import {
  type MeasuredDeal,
  measuredKeyOf,
  type Yardsticks,
} from '../../../store/days/measuredDeal.ts';

/** What the bots make of a deal; undefined while they play it, null where they could not. */
export type YardstickOf = (deal: MeasuredDeal) => Yardstick | null | undefined;

export function useYardsticks(yardsticks: Yardsticks, deals: readonly MeasuredDeal[]): YardstickOf {
  const [known, setKnown] = useState<ReadonlyMap<string, Yardstick | null>>(new Map());
  // The same deals in another list need no new look.
  const wanted = deals.map(measuredKeyOf).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` is all that deals tell.
  useEffect(() => {
    let outdated = false;
    for (const deal of deals) {
      void yardsticks.of(deal).then((yardstick) => {
        if (!outdated) setKnown((before) => new Map(before).set(measuredKeyOf(deal), yardstick));
      });
    }
    return () => {
      outdated = true;
    };
  }, [yardsticks, wanted]);
  return useCallback((deal) => known.get(measuredKeyOf(deal)), [known]);
}
