/** A promise that is kept, or broken, when a test says so. */
export interface Held {
  readonly promise: Promise<void>;
  readonly keep: () => void;
  readonly fail: () => void;
}

export function held(): Held {
  let keep = (): void => undefined;
  let fail = (): void => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    keep = resolve;
    fail = () => reject(new TypeError('offline'));
  });
  return { promise, keep, fail };
}
