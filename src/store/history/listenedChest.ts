import { browserPatience } from '../silence.ts';
import type { Timer } from '../timer.ts';
import type { Chest } from './chest.ts';

export interface ListenedChest {
  /** The chest itself; what it answers late is as good. */
  readonly chest: Chest;
  /** Waits for work; gives undefined as soon as the chest is silent, and the work goes on. */
  readonly unlessSilent: <Value>(work: Promise<Value>) => Promise<Value | undefined>;
}

/** Tells when the chest has become silent, and when it has answered everything after all. */
export function listenTo(
  chest: Chest,
  timer: Timer,
  tell: (isSilent: boolean) => void,
): ListenedChest {
  let overdue = 0;
  const waiting = new Set<() => void>();
  const heard = <Value>(answer: Promise<Value>): Promise<Value> => {
    let isLate = false;
    const callOff = timer(() => {
      isLate = true;
      overdue += 1;
      if (overdue > 1) return;
      tell(true);
      for (const giveUp of waiting) giveUp();
    }, browserPatience);
    return answer.finally(() => {
      callOff();
      if (!isLate) return;
      overdue -= 1;
      if (overdue === 0) tell(false);
    });
  };
  return {
    chest: {
      keys: (start) => heard(chest.keys(start)),
      part: (...asked) => heard(chest.part(...asked)),
      count: (start) => heard(chest.count(start)),
      values: (keys) => heard(chest.values(keys)),
      change: (keys, decide) => heard(chest.change(keys, decide)),
    },
    unlessSilent: (work) => {
      if (overdue > 0) return Promise.resolve(undefined);
      return new Promise((resolve, reject) => {
        const giveUp = (): void => resolve(undefined);
        waiting.add(giveUp);
        work.then(resolve, reject).finally(() => waiting.delete(giveUp));
      });
    },
  };
}
