import { useEffect } from 'react';
import { currentRound } from '../../store/match/match.ts';
import type { Stores } from '../../store/services.ts';
import type { Shown } from '../page/useShown.ts';

/** Has the review of a round begin while its score sheet is shown: so its figures come soon. */
export function useReviewExpected(
  { table, services }: Pick<Stores, 'table' | 'services'>,
  shown: Shown | 'room',
): void {
  useEffect(() => {
    const { round } = table.getState();
    // A room may be the review itself.
    if (shown === 'room') return;
    const isSheet = shown === 'scores' && round?.standing === 'true';
    services.reviewer.expect(isSheet ? currentRound(round.match) : null);
  }, [shown, table, services]);
}
