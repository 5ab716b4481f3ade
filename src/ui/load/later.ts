import { useEffect, useState } from 'react';
import { useVoice } from '../voice/firstVoice.ts';

/** Something that loads after the first screen and stays as long as the page. */
export interface Later<Loaded extends object> {
  /** Loads it once, however often it is called. Rejects offline. */
  readonly load: () => Promise<Loaded>;
  /** What has loaded already. */
  readonly here: () => Loaded | undefined;
}

/** Something loaded later: `loading` until it and its words are here, or `failed`. */
export type Coming<Loaded extends object> = Loaded | 'loading' | 'failed';

/** Makes something load later. `fetch` brings it by an `import()` of its module. */
export function later<Loaded extends object>(fetch: () => Promise<Loaded>): Later<Loaded> {
  let loaded: Loaded | undefined;
  return {
    load: async () => {
      loaded = await fetch();
      return loaded;
    },
    here: () => loaded,
  };
}

/** Loads it when first rendered. What is here already is returned at once, without `loading`. */
export function useLater<Loaded extends object>({ load, here }: Later<Loaded>): Coming<Loaded> {
  const [known, setKnown] = useState<Coming<Loaded>>(here() ?? 'loading');
  useEffect(() => {
    load().then(
      (loaded) => setKnown(() => loaded),
      () => setKnown('failed'),
    );
  }, [load]);
  const { isWhole } = useVoice();
  return typeof known === 'object' && !isWhole ? 'loading' : known;
}
