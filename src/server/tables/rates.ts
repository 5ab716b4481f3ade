export interface Rate {
  readonly times: number;
  readonly milliseconds: number;
}

/** Counts against a rate: whether one more is within it. */
export type Meter = (now: number) => boolean;

/** Lets so many come at once, and further ones as time passes. */
export function createMeter({ times, milliseconds }: Rate): Meter {
  let left = times;
  let last: number | undefined;
  return (now) => {
    const passed = Math.max(0, now - (last ?? now));
    last = now;
    left = Math.min(times, left + (passed * times) / milliseconds);
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

/** Of so many keys a meter is kept. */
const mostMeters = 10_000;

/** A meter for each key; a full one is forgotten. */
export function createMeters(rate: Rate): (key: string, now: number) => boolean {
  const meters = new Map<string, { readonly meter: Meter; used: number }>();
  return (key, now) => {
    const known = meters.get(key) ?? { meter: createMeter(rate), used: now };
    known.used = now;
    // The one that was used last stands last.
    meters.delete(key);
    meters.set(key, known);
    for (const [other, { used }] of meters) {
      if (used + rate.milliseconds > now && meters.size <= mostMeters) break;
      meters.delete(other);
    }
    return known.meter(now);
  };
}

/** Counts how many of each key there are at a time. */
interface Tally {
  /** Returns whether there was room for one more. */
  readonly add: (key: string) => boolean;
  readonly remove: (key: string) => void;
}

/** @param most of one key */
export function createTally(most: number): Tally {
  const counts = new Map<string, number>();
  return {
    add: (key) => {
      const count = counts.get(key) ?? 0;
      if (count < most) counts.set(key, count + 1);
      return count < most;
    },
    remove: (key) => {
      const count = (counts.get(key) ?? 0) - 1;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
  };
}
