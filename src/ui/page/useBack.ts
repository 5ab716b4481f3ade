import { type RefObject, useEffect } from 'react';
import type { PlaceStore } from '../../store/places.ts';
import type { TableSource } from '../../store/table/source.ts';

/** What lies in the browser's history while another screen than the first is shown. */
const away = 'away';

/**
 * Makes the browser's Back lead from any other screen to the first one, and Forward on with the
 * match, instead of out of the app. What leads to a place and back is left to the store of places.
 * @param isAway whether another screen of the match than the first is shown
 * @param leftTable whether the table was left for the place that is shown
 */
export function useBack(
  table: TableSource,
  places: PlaceStore,
  isAway: boolean,
  leftTable: RefObject<boolean>,
): void {
  useEffect(() => {
    const { history } = places.getState();
    if (isAway && history.state() !== away) history.push(away);
    // Going back instead would end only after the next press might have led away again.
    else if (!isAway && history.state() === away) history.replace(null);
  }, [isAway, places]);
  useEffect(() => {
    const follow = (): void => {
      if (places.getState().place !== null) return;
      const { screen, round, deeds } = table.getState();
      if (places.getState().history.state() !== away) {
        if (screen !== 'start') deeds.show('start');
      } else if (screen === 'start' && round !== null) {
        const isOver = round.played.position.phase === 'over';
        deeds.show(isOver && !leftTable.current ? 'scores' : 'table');
      }
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [table, places, leftTable]);
}
