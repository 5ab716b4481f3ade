import { useCallback, useSyncExternalStore } from 'react';
import { holds } from './look.ts';

/** Whether a media query holds now; it is false where nothing can tell. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => holds(query),
    // The page that stands there already looks as the device does.
    () => holds(query),
  );
}
