import type { Result } from '../engine/index.ts';

/** What a running command reads and writes; the process in earnest, anything in a test. */
export interface Streams {
  readonly input: AsyncIterable<Uint8Array>;
  /** Writes a line to standard output; done when there is room for the next. */
  readonly write: (line: string) => Promise<void>;
  /** Shows how far a long command is, if somebody is watching. */
  readonly showProgress: (text: string) => void;
}

/** A command with its options read: runs it, and tells whether every record was right. */
export type Run = (streams: Streams) => Promise<boolean>;

/** Reads the options of a command: how it runs, or a sentence that says what is wrong with them. */
export type Command = (args: readonly string[]) => Result<Run, string>;
