import { useCallback, useSyncExternalStore } from 'react';

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
  return useSyncExternalStore(subscribe, () => holds(query));
}

/** Whether a media query holds at this moment. */
export function holds(query: string): boolean {
  return window.matchMedia?.(query).matches ?? false;
}
