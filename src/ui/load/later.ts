import { useEffect, useState } from 'react';
import { useVoice } from '../voice/firstVoice.ts';

/** What is loaded after the first screen and stays for as long as the page. */
interface Later<Loaded extends object> {
  /** Loads it, once however often it is asked for. Rejects offline. */
  readonly load: () => Promise<Loaded>;
  /** What has come already. */
  readonly here: () => Loaded | undefined;
}

/** Something loaded later, `loading` until it and its words have come, or `failed`. */
export type Coming<Loaded extends object> = Loaded | 'loading' | 'failed';

/** Something that `fetch` brings, by an `import()` of its module. */
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

/** Has it loaded; what is here already is shown at once, without a moment of nothing in between. */
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
