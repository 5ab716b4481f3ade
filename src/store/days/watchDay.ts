import { browserTimer } from '../timer.ts';

/**
 * Calls back when another day may have begun: at midnight, and whenever the page is seen again, as
 * a device that sleeps or whose clock was put keeps no timers. Returns what stops it.
 */
export function watchDay(changed: () => void): () => void {
  const next = (): (() => void) =>
    browserTimer(() => {
      stop = next();
      changed();
    }, untilMidnight(new Date()));
  let stop = next();
  document.addEventListener('visibilitychange', changed);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', changed);
  };
}

function untilMidnight(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return midnight.getTime() - now.getTime();
}
