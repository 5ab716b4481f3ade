/** A timer whose time passes when the test says so, each callback at its own moment. */
export function createHandClock() {
  let now = 0;
  let waiting: { readonly callback: () => void; readonly due: number }[] = [];
  const next = () => waiting.toSorted((one, other) => one.due - other.due)[0];
  return {
    timer: (callback: () => void, milliseconds: number) => {
      const entry = { callback, due: now + milliseconds };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    /** The milliseconds that have passed. */
    now: () => now,
    /** How long each waiting callback still waits. */
    waits: () => waiting.map(({ due }) => due - now),
    pass: (milliseconds: number) => {
      const until = now + milliseconds;
      for (let entry = next(); entry !== undefined && entry.due <= until; entry = next()) {
        const { callback, due } = entry;
        now = due;
        waiting = waiting.filter((other) => other !== entry);
        callback();
      }
      now = until;
    },
  };
}
