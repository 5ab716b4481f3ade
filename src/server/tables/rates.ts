/** How often something may be done. */
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

/** A meter for each key, of which those are forgotten that have had all their time back. */
export function createMeters(rate: Rate): (key: string, now: number) => boolean {
  const meters = new Map<string, { readonly meter: Meter; used: number }>();
  return (key, now) => {
    for (const [other, { used }] of meters) {
      if (used + rate.milliseconds > now) break;
      meters.delete(other);
    }
    const known = meters.get(key) ?? { meter: createMeter(rate), used: now };
    known.used = now;
    // The one that was used last stands last.
    meters.delete(key);
    meters.set(key, known);
    return known.meter(now);
  };
}
