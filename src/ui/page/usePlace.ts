import { useCallback, useEffect, useRef } from 'react';
import type { Place, PlaceState, PlaceStore } from '../../store/places.ts';
import { useComing } from './useComing.ts';

const placeOf = ({ place }: PlaceState): Place | null => place;

/** The place where the page is; null as long as the places have not come. */
export function usePlace(places: PlaceStore | undefined): Place | null {
  return useComing(places, placeOf, null);
}

/** Goes to a place; to one that is asked for before the places have come, as soon as they have. */
export function useGoTo(places: PlaceStore | undefined): PlaceState['goTo'] {
  const asked = useRef<Parameters<PlaceState['goTo']>[]>([]);
  useEffect(() => {
    if (places === undefined) return;
    for (const one of asked.current.splice(0)) places.getState().goTo(...one);
  }, [places]);
  return useCallback(
    (...to) => {
      if (places === undefined) asked.current.push(to);
      else places.getState().goTo(...to);
    },
    [places],
  );
}
