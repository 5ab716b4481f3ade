import { useContext, useEffect } from 'react';
import type { FarTable } from '../../../store/online/farState.ts';
import { listOfAll } from '../../../text/lists.ts';
import { AnnouncerContext } from '../../told/announcerContext.ts';
import { useSay } from '../../voice/voice.tsx';
import { agreedSince, namesOfPlaces } from './nextDeal.ts';

/** Tells who has agreed to the next deal, whatever screen is shown. */
export function useNextTold(table: FarTable): void {
  const say = useSay();
  const { tell } = useContext(AnnouncerContext);
  useEffect(
    () =>
      table.subscribe(({ told: now }, { told: before }) => {
        if (now === null || now === before) return;
        const places = agreedSince(before, now);
        if (places.length === 0) return;
        const names = listOfAll(namesOfPlaces(now, places, say), say);
        tell(say('far.sheet.agreed', { names }));
      }),
    [table, say, tell],
  );
}
