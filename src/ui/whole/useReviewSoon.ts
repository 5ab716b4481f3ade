import { useEffect } from 'react';
import { currentRound } from '../../store/match/match.ts';
import type { Stores } from '../../store/services.ts';
import type { Shown } from '../useShown.ts';
import { loadRooms } from './useRooms.ts';

/** Has the review of a round load while its score sheet is shown: so its figures come soon. */
export function useReviewSoon(
  { table, services }: Pick<Stores, 'table' | 'services'>,
  shown: Shown | 'room',
): void {
  useEffect(() => {
    const { round } = table.getState();
    // A room may be the review itself.
    if (shown === 'room') return;
    if (shown !== 'scores' || round?.standing !== 'true') {
      services.reviewer.expect(null);
      return;
    }
    services.reviewer.expect(currentRound(round.match));
    // What does not load is loaded anew when the room is shown, which then says so.
    loadRooms().catch(() => undefined);
  }, [shown, table, services]);
}
