import { idle } from '../../store/idle.ts';
import { pause } from '../../store/pause.ts';
import type { StoresStore } from '../../store/services.ts';
import type { SettingsStore } from '../../store/settings.ts';
import { faultParts } from '../fault/faultParts.ts';
import { type Coming, later, useLater } from '../load/later.ts';
import type { SpokenStore } from '../voice/spoken.ts';
import type { AfterFirst } from './afterFirst.ts';

const theRest = later(async () => (await import('./afterFirst.ts')).afterFirst);

export const loadAfterFirst = theRest.load;

/**
 * Opens the stores of the match as soon as what opens them has loaded, and the families that lie on
 * this device. What shows faults loads then too, as the connection may be lost by the time of one.
 * Rejects where the stores cannot be opened; where what opens them does not load they are `failed`.
 */
export async function loadStores(
  stores: StoresStore,
  settings: SettingsStore,
  spoken: SpokenStore,
): Promise<void> {
  const loaded = await theRest.load().catch(() => 'failed' as const);
  if (loaded === 'failed') {
    stores.setState('failed', true);
    return;
  }
  // Where it does not load, it is loaded anew when there is a fault.
  idle()
    .then(faultParts.load)
    .catch(() => undefined);
  // What follows is a task of its own, so that a press in between is answered before it.
  await pause();
  const { createJoining, openStores, textsOnDevice } = loaded;
  const joining = createJoining(settings, spoken);
  // A family that does not load takes no other with it: its texts read as those of a later version.
  await joining.joinNamed(textsOnDevice())?.catch(() => undefined);
  stores.setState(openStores(settings, joining), true);
}

/** Loads at once and not only when it is needed: the connection may be lost by then. */
export function useAfterFirst(): Coming<AfterFirst> {
  return useLater(theRest);
}
