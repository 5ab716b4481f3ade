/** Works that wait for one another. None of them may reject. */
export interface Turns {
  /** Does it once all that came before it with this key is done. */
  readonly take: <Value>(key: string, work: () => Promise<Value>) => Promise<Value>;
  readonly isAtWork: (key: string) => boolean;
  readonly ended: () => Promise<void>;
}

/** @param most how many works of different keys go on at a time */
export function createTurns(most: number): Turns {
  /** What is to be done last with each key. */
  const last = new Map<string, Promise<unknown>>();
  const waiting: (() => void)[] = [];
  const atWork = new Set<string>();
  let free = most;

  const withPlace = async <Value>(key: string, work: () => Promise<Value>): Promise<Value> => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    atWork.add(key);
    const value = await work();
    atWork.delete(key);
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
    return value;
  };

  return {
    take: (key, work) => {
      const before = last.get(key) ?? Promise.resolve();
      const done = before
        .then(() => withPlace(key, work))
        .finally(() => {
          if (last.get(key) === done) last.delete(key);
        });
      last.set(key, done);
      return done;
    },
    isAtWork: (key) => atWork.has(key),
    ended: async () => {
      while (last.size > 0) await Promise.all(last.values());
    },
  };
}
