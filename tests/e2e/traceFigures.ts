/** An event of a browser's trace; times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly dur?: number;
  /** Of its duration, what the processor gave to its thread and not to others. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
}

/** What a trace tells of the time between two marks, in milliseconds. */
export interface Figures {
  /** The task of the main thread that the processor gave most to. */
  readonly task: number;
  /**
   * Of that task's time, what the processor gave to it: on a busy machine the rest went to others.
   */
  readonly processor: number;
  /** From the first mark to the first frame drawn after the task that it lies in. */
  readonly answer: number;
  /** The longest time between two frames after that. */
  readonly frame: number;
  readonly frames: number;
}

/** The marks that the page sets where what is to be measured begins and ends. */
export const marks = { begin: 'trace-begin', end: 'trace-end' } as const;

/** The figures of a trace between its two marks. */
export function figuresOf(events: readonly TraceEvent[]): Figures {
  const begin = events.find(({ name }) => name === marks.begin);
  const end = events.find(({ name }) => name === marks.end);
  if (begin === undefined || end === undefined) throw new Error('A mark is missing in the trace.');
  const tasks = events.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === 'RunTask' &&
      pid === begin.pid &&
      tid === begin.tid &&
      ts + dur > begin.ts &&
      ts < end.ts,
  );
  const given = ({ dur = 0, tdur = dur }: TraceEvent): number => tdur;
  const longest = tasks.toSorted((a, b) => given(b) - given(a))[0];
  const first = tasks.toSorted((a, b) => a.ts - b.ts)[0];
  const answered = first === undefined ? begin.ts : first.ts + (first.dur ?? 0);
  const frames = events
    .filter(({ name, pid, ts }) => {
      return name === 'DrawFrame' && pid === begin.pid && ts > answered && ts <= end.ts;
    })
    .map(({ ts }) => ts)
    .toSorted((a, b) => a - b);
  const gaps = frames.slice(1).map((ts, at) => ts - (frames[at] ?? ts));
  return {
    task: (longest?.dur ?? 0) / 1000,
    processor: (longest === undefined ? 0 : given(longest)) / 1000,
    answer: ((frames[0] ?? end.ts) - begin.ts) / 1000,
    frame: Math.max(0, ...gaps) / 1000,
    frames: frames.length,
  };
}
