export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls back after so many milliseconds, unless it is called off before. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
}

export interface SteadyClock extends Clock {
  /** From now on it tells no moment before this one. */
  readonly passTo: (time: number) => void;
}

/**
 * A clock that never goes back. That of a machine may, as it is set right; what waits for a moment
 * that a log tells of would then wait for days.
 */
export function createSteadyClock({ now, after }: Clock): SteadyClock {
  let ahead = 0;
  let last = 0;
  const passTo = (time: number): void => {
    last = Math.max(last, time);
    ahead = Math.max(ahead, last - now());
  };
  return {
    now: () => {
      passTo(now() + ahead);
      return last;
    },
    after,
    passTo,
  };
}
