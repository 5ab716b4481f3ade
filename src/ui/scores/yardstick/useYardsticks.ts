import { useCallback, useEffect, useState } from 'react';
import type { Yardstick } from '../../../review/yardstick.ts';
import type { MeasuredDeal, Yardsticks } from '../../../store/days/measuredDeal.ts';

/** What the bots make of a deal; undefined while they play it, null where they could not. */
export type YardstickOf = (deal: MeasuredDeal) => Yardstick | null | undefined;

/** Has deals of the day measured that have been played, and tells what is known of them. */
export function useYardsticks(yardsticks: Yardsticks, deals: readonly MeasuredDeal[]): YardstickOf {
  const [known, setKnown] = useState<ReadonlyMap<string, Yardstick | null>>(new Map());
  // The same deals in another list need no new look.
  const wanted = JSON.stringify(deals.map(listed));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` is all that deals tell.
  useEffect(() => {
    let outdated = false;
    for (const deal of deals) {
      void yardsticks.of(deal).then((yardstick) => {
        if (!outdated) setKnown((before) => new Map(before).set(keyOf(deal), yardstick));
      });
    }
    return () => {
      outdated = true;
    };
  }, [yardsticks, wanted]);
  return useCallback((deal) => known.get(keyOf(deal)), [known]);
}

function listed({ variant, date, opponents }: MeasuredDeal): readonly string[] {
  return [variant, date, opponents];
}

function keyOf(deal: MeasuredDeal): string {
  return listed(deal).join(' ');
}
