import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { mediaOf } from './look.ts';

/** Whether a media query holds, now and after it changes; it is false where nothing can tell. */
export function useMedia(query: string): boolean {
  // The browser keeps each list that it has given, so one must do for all renders.
  const list = useMemo(() => mediaOf(query), [query]);
  const subscribe = useCallback(
    (changed: () => void) => {
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [list],
  );
  const read = (): boolean => list?.matches ?? false;
  // The page that stands there already looks as the device does, so both reads are the same.
  return useSyncExternalStore(subscribe, read, read);
}
