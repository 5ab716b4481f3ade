import { invariant, type TablePlace } from '../engine/index.ts';
import type { OnlineTable } from './tableState.ts';

export interface Access {
  readonly places: readonly TablePlace[];
  readonly isOpener: boolean;
  readonly isInvited: boolean;
  readonly mayWatch: boolean;
}

/** The most keys that a device may show on one connection: seven as it connects, more by `sit`. */
export const mostKeys = 10;

/** What the keys of these hashes let a device do; at most {@link mostKeys}. */
export function accessBy(
  { opened, places, watch }: OnlineTable,
  hashes: readonly string[],
): Access {
  invariant(hashes.length <= mostKeys, 'a device has few keys');
  return {
    places: places.flatMap((place, at) =>
      'hash' in place && place.hash !== null && hashes.includes(place.hash) ? [at] : [],
    ),
    isOpener: hashes.includes(opened.opener),
    isInvited: hashes.includes(opened.invite),
    mayWatch: watch !== null && hashes.includes(watch),
  };
}
