import { expect } from 'vitest';
import type { TableLog } from '../../../src/server/log/tableLog.ts';

/** Writes lines of one table, each of which is another one, and knows which of them were kept. */
export interface Scribe {
  /** Reads how many lines there are and writes the next, as far as that goes. */
  readonly write: (log: TableLog) => Promise<void>;
  /** Expects of a log that does not fail that it has what was kept, and takes another line. */
  readonly expectKept: (log: TableLog) => Promise<void>;
}

export function createScribe(id: string): Scribe {
  const kept = new Map<number, string>();
  let written = 0;

  const linesOf = async (log: TableLog): Promise<readonly string[] | null> => {
    const lines = await log.read(id);
    if (lines.ok) {
      // Whoever has read a line may have told of it.
      for (const [at, line] of lines.value.entries()) note(at, line);
      return lines.value;
    }
    return lines.problem === 'no-table' ? [] : null;
  };

  const note = (at: number, line: string): void => {
    if (kept.has(at)) expect(line).toBe(kept.get(at));
    kept.set(at, line);
  };

  const writeAt = async (log: TableLog, at: number): Promise<string> => {
    written += 1;
    const line = `${written} ${'.'.repeat(written % 7)}`;
    const answer = await log.append(id, at, line);
    if (answer === 'kept') note(at, line);
    return answer;
  };

  return {
    write: async (log) => {
      const lines = await linesOf(log);
      if (lines !== null) await writeAt(log, lines.length);
    },
    expectKept: async (log) => {
      const lines = await linesOf(log);
      expect(lines?.length).toBe(kept.size);
      expect(new Set(lines).size).toBe(kept.size);
      expect(await writeAt(log, kept.size)).toBe('kept');
      expect((await linesOf(log))?.length).toBe(kept.size);
    },
  };
}
