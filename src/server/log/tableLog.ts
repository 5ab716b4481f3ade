/** Why a log cannot be read or written now. */
export type LogTrouble =
  /** Its place has no room left. */
  | 'full'
  /** Its place cannot be written. */
  | 'read-only'
  /** Anything else that the machine says. */
  | 'failing';

/**
 * What is `kept` survives a crash of the machine. After trouble the line may be there or not:
 * reading tells.
 */
export type Appended = 'kept' | 'behind' | LogTrouble;

export type LinesRead =
  | { readonly ok: true; readonly value: readonly string[] }
  | { readonly ok: false; readonly problem: 'no-table' | LogTrouble };

export interface LoggedTable {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

/**
 * Where the lines of each table are kept, appended only. A server process is a cache of it. It
 * knows nothing of what a line says; a line has no end of line in it.
 */
export interface TableLog {
  /** Oldest first, each of them kept by now: without a last one that was never written whole. */
  readonly read: (id: string) => Promise<LinesRead>;
  /**
   * Writes a line if the table has exactly so many lines by now, else it is `behind`: somebody else
   * has written since. At 0 it begins a table, and is `behind` where there is one.
   * @param at how many lines there are before it
   */
  readonly append: (id: string, at: number, line: string) => Promise<Appended>;
  /** Forgets a table; one that is not there is no fault. */
  readonly remove: (id: string) => Promise<LogTrouble | null>;
  readonly tables: () => Promise<readonly LoggedTable[]>;
  /** Whether it can be written now, tried by writing; null where it can. */
  readonly trouble: () => Promise<LogTrouble | null>;
  /** Lets go of what is held open for a table that is not played at. */
  readonly release: (id: string) => Promise<void>;
  /** Ends what was begun and lets go of everything. Nothing is written after it. */
  readonly close: () => Promise<void>;
}
