import type { Timer } from './timer.ts';

export interface Hearing {
  readonly isHearing: () => boolean;
  /** So many milliseconds more are to be listened to. */
  readonly hear: (milliseconds: number) => void;
  /** It was broken off; so many milliseconds are to be listened to instead. */
  readonly cutOff: (milliseconds: number) => void;
  readonly stop: () => void;
}

/** @param onHeard called when nothing is left to listen to */
export function createHearing(timer: Timer, onHeard: () => void): Hearing {
  let isHearing = false;
  let left = 0;
  let callOff: (() => void) | undefined;
  const listen = (): void => {
    const time = left;
    left = 0;
    isHearing = true;
    callOff = timer(() => {
      isHearing = false;
      if (left > 0) listen();
      else onHeard();
    }, time);
  };
  return {
    isHearing: () => isHearing,
    hear: (milliseconds) => {
      left += milliseconds;
      if (!isHearing) listen();
    },
    cutOff: (milliseconds) => {
      if (!isHearing) return;
      callOff?.();
      left = milliseconds;
      listen();
    },
    stop: () => {
      callOff?.();
      isHearing = false;
      left = 0;
    },
  };
}
