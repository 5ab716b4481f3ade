import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Place, PlaceState, PlaceStore } from '../store/places.ts';

const unsubscribe = (): void => undefined;
const subscribeToNothing = (): (() => void) => unsubscribe;

/** The place where the page is; null as long as the places have not come. */
export function usePlace(places: PlaceStore | undefined): Place | null {
  const read = (): Place | null => places?.getState().place ?? null;
  return useSyncExternalStore(places?.subscribe ?? subscribeToNothing, read, read);
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
