import { useEffect, useState } from 'react';
import type { Motion } from '../../../../store/settings.ts';
import { browserTimer } from '../../../../store/timer.ts';
import { timing } from '../../../motion/timing.ts';

/** How far the rules have fired. */
export interface FiringProgress {
  readonly fired: number;
  /** Lets the rest fire at once. */
  readonly fireAll: () => void;
}

/** Fires so many rules, one after the other; all at once for somebody who asked for stillness. */
export function useFiring(rules: number, motion: Motion): FiringProgress {
  const [fired, setFired] = useState(motion === 'none' ? rules : Math.min(1, rules));
  useEffect(() => {
    return fired < rules ? browserTimer(() => setFired(fired + 1), timing.firing) : undefined;
  }, [fired, rules]);
  return { fired, fireAll: () => setFired(rules) };
}
