import type { Result } from '../engine/index.ts';

/** What a running command reads, writes and sets to work; a test puts its own there. */
export interface Surroundings {
  readonly input: AsyncIterable<Uint8Array>;
  /** Writes a line to standard output; done when there is room for the next. */
  readonly write: (line: string) => Promise<void>;
  /** Writes to standard error. */
  readonly complain: (text: string) => void;
  /** The share goes from 0 to 1; the words are asked for only when they are shown. */
  readonly showProgress: (share: number, words: () => string) => void;
  /** Starts a worker for the deals of the arena that these options describe. */
  readonly startWorker: (args: readonly string[]) => Worker;
}

/** Plays deals on another core, one at a time. */
export interface Worker {
  /** What came back is not looked at yet; fails once the worker has died. */
  readonly ask: (deal: number) => Promise<Result<unknown, string>>;
  /** Ends it, whatever it is doing. */
  readonly stop: () => void;
}

/** Tells whether every record was right and every worker lived. */
export type Run = (around: Surroundings) => Promise<boolean>;

/** How the command runs, or a sentence that says what is wrong with its options. */
export type Command = (args: readonly string[]) => Result<Run, string>;
