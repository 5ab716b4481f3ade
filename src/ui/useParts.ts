import { useEffect, useState } from 'react';
import type { parts } from './parts.ts';
import { useSay } from './voice.tsx';

/** The parts of the app that are loaded after its first screen, once they are here. */
type Parts = typeof parts;

let loaded: Parts | undefined;

/** Loads the parts, at the latest when they are needed; they stay for as long as the page. */
export async function loadParts(): Promise<Parts> {
  const module = await import('./parts.ts');
  loaded = module.parts;
  return module.parts;
}

/**
 * The parts, `loading` until they and their words have come, or `failed`. They are taken as soon as the first screen is shown, so that a
 * connection lost later is not missed; once here they are shown at once, without a moment of nothing in between.
 */
export function useParts(): Parts | 'loading' | 'failed' {
  const [known, setKnown] = useState<Parts | 'loading' | 'failed'>(loaded ?? 'loading');
  useEffect(() => {
    loadParts().then(setKnown, () => setKnown('failed'));
  }, []);
  const { isWhole } = useSay();
  return typeof known === 'object' && !isWhole ? 'loading' : known;
}
