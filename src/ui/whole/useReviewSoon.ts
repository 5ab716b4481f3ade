import { useEffect } from 'react';
import type { Stores } from '../../store/services.ts';
import { useReviewExpected } from '../sheet/useReviewExpected.ts';
import type { Shown } from '../useShown.ts';
import { loadRooms } from './useRooms.ts';

/** Has the review of a round load, and begin, while its score sheet is shown. */
export function useReviewSoon(stores: Pick<Stores, 'table' | 'services'>, shown: Shown | 'room') {
  useReviewExpected(stores, shown);
  useEffect(() => {
    // What does not load is loaded anew when the room is shown, which then says so.
    if (shown === 'scores') loadRooms().catch(() => undefined);
  }, [shown]);
}
