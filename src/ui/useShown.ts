import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Seat } from '../engine/index.ts';
import { curtainOf } from '../store/looking.ts';
import { positionOf } from '../store/match.ts';
import type { Screen } from '../store/saved.ts';
import type { Motion, SettingsStore } from '../store/settings.ts';
import type { TableState, TableStore } from '../store/table.ts';
import { timing } from './table/motion/timing.ts';
import { useMotionWish } from './useLook.ts';

/** What can be shown: a screen, or the curtain in the table's place. */
export type Shown = Screen | 'curtain';

/** The screen to show now; between two people the curtain, once the last play has been seen to its end. */
export function useShown(store: TableStore, settings: SettingsStore): Shown {
  const due = useStore(store, shownOf);
  const looking = useStore(store, (state) => state.looking);
  return useLastFlight(due, looking, useMotionWish(settings));
}

/**
 * Where things move, the table stays for a moment before the curtain falls, so that whoever made the last play sees it to its
 * end. It does not stay for anybody who has not seen it.
 */
function useLastFlight(due: Shown, looking: Seat | null, motion: Motion): Shown {
  const [last, setLast] = useState({ shown: due, looking });
  const sawIt = last.shown === 'table' && looking !== null && last.looking === looking;
  const stays = due === 'curtain' && sawIt && motion === 'full';
  useEffect(() => {
    const timeout = setTimeout(
      () => setLast({ shown: due, looking }),
      stays ? timing.lastFlight : 0,
    );
    return () => clearTimeout(timeout);
  }, [due, looking, stays]);
  return stays ? last.shown : due;
}

/** The screen to show: the curtain stands in the table's place, so that no hand is in the page while it is up. */
function shownOf(state: TableState): Shown {
  const { screen, match } = state;
  if (match === null || screen === 'start') return 'start';
  if (screen === 'scores' && positionOf(match).phase === 'over') return 'scores';
  return curtainOf(state) === null ? 'table' : 'curtain';
}
