import { useEffect, useState } from 'react';
import type { Seat } from '../../engine/index.ts';
import type { Motion, SettingsStore } from '../../store/settings.ts';
import type { Screen } from '../../store/table/saved.ts';
import type { AtTable, TableSource } from '../../store/table/source.ts';
import { useComing } from './useComing.ts';
import { useMotionWish } from './useLook.ts';

/** What can be shown of a match: a screen, or the curtain in the table's place. */
export type Shown = Screen | 'curtain';

/**
 * How long the play that ends a turn is seen before the curtain falls, in milliseconds: three legs
 * of its way, and what a slow processor needs.
 */
const lastFlight = 900;

const lookingOf = ({ looking }: AtTable): Seat | null => looking;

/**
 * The screen of the match to show now; between two people the curtain, once the last play has been
 * seen to its end.
 * @returns undefined as long as the table, or `shownOf`, has not come
 */
export function useShown(
  table: TableSource | undefined,
  shownOf: ((at: AtTable) => Shown) | undefined,
  settings: SettingsStore,
): Shown | undefined {
  const due = useComing<AtTable, Shown | undefined>(table, shownOf, undefined);
  const looking = useComing(table, lookingOf, null);
  return useLastFlight(due, looking, useMotionWish(settings));
}

/**
 * With full motion, keeps the table for a moment before the curtain falls: the player who made the
 * last play sees its flight to the end. It keeps nothing for a player who did not see the table.
 */
function useLastFlight<Due extends Shown | undefined>(
  due: Due,
  looking: Seat | null,
  motion: Motion,
): Due {
  const [last, setLast] = useState({ shown: due, looking });
  const sawIt = last.shown === 'table' && looking !== null && last.looking === looking;
  const stays = due === 'curtain' && sawIt && motion === 'full';
  useEffect(() => {
    const timeout = setTimeout(() => setLast({ shown: due, looking }), stays ? lastFlight : 0);
    return () => clearTimeout(timeout);
  }, [due, looking, stays]);
  return stays ? last.shown : due;
}
