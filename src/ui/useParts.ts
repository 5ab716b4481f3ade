import { useEffect, useState } from 'react';
import type { Stores } from '../store/services.ts';
import type { parts } from './parts.ts';
import type { rooms } from './rooms.ts';
import { useSay } from './voice.tsx';

/** What is loaded after the first screen and stays for as long as the page. */
interface Later<Loaded extends object> {
  readonly load: () => Promise<Loaded>;
  /** What has come already. */
  readonly here: () => Loaded | undefined;
}

/** Something loaded later, `loading` until it and its words have come, or `failed`. */
export type Coming<Loaded extends object> = Loaded | 'loading' | 'failed';

const theParts = later(async () => (await import('./parts.ts')).parts);
const theRooms = later(async () => (await theParts.load()).loadRooms());

/** Loads the parts, at the latest when they are needed. */
export const loadParts = theParts.load;

/** Loads the rooms beside the match. */
export const loadRooms = theRooms.load;

/** Starts, once it has come, what goes on for as long as the page; done at once where it has been started. Rejects offline. */
export async function loadServices(stores: Stores): Promise<void> {
  const { startServices } = await theParts.load();
  if (stores.services.getState() === null) stores.services.setState(startServices(stores), true);
}

/**
 * The parts of the app that come right after its first screen, so that a connection lost later is not missed; once here they are
 * shown at once, without a moment of nothing in between.
 */
export function useParts(): Coming<typeof parts> {
  return useLater(theParts);
}

/** The rooms beside the match, which come when one of them is shown first. */
export function useRooms(): Coming<typeof rooms> {
  return useLater(theRooms);
}

function later<Loaded extends object>(fetch: () => Promise<Loaded>): Later<Loaded> {
  let loaded: Loaded | undefined;
  return {
    load: async () => {
      loaded = await fetch();
      return loaded;
    },
    here: () => loaded,
  };
}

function useLater<Loaded extends object>({ load, here }: Later<Loaded>): Coming<Loaded> {
  const [known, setKnown] = useState<Coming<Loaded>>(here() ?? 'loading');
  useEffect(() => {
    load().then(
      (loaded) => setKnown(() => loaded),
      () => setKnown('failed'),
    );
  }, [load]);
  const { isWhole } = useSay();
  return typeof known === 'object' && !isWhole ? 'loading' : known;
}
