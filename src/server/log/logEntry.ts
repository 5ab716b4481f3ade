import { crc32 } from 'node:zlib';

/** A line of a table, and which run of a server has written it. */
export interface LogEntry {
  readonly line: string;
  readonly writer: string;
}

export interface FoldedLog {
  readonly entries: readonly LogEntry[];
  readonly torn: boolean;
}

/** Comes before the next entry where the last one is torn: with it, that is none for good. */
export const tornEnd = '!\n';

const entryForm = /^((\d+) (.*) ([0-9a-f]{8}))-([0-9a-f]{8})$/s;

/**
 * How a line stands in the file of its table: with its number, its writer, and a sum of all this,
 * such as `12 {"played":"54x63"} 7be201c9-0c44d1fa`. Its writer has eight hexadecimal digits.
 */
export function formatEntry(at: number, { line, writer }: LogEntry): string {
  const text = `${at} ${line} ${writer}`;
  return `${text}-${sumOf(text)}\n`;
}

/**
 * Reads the file of a table. The first entry that has the next number counts; whatever else there
 * is was torn, or came second where two wrote at once. So what is written later changes nothing of
 * what was read before.
 */
export function foldLog(bytes: Buffer): FoldedLog {
  const pieces = bytes.toString('utf8').split('\n');
  const last = pieces.pop();
  const entries: LogEntry[] = [];
  for (const piece of pieces) {
    const [, text = '', at, line = '', writer = '', sum] = entryForm.exec(piece) ?? [];
    if (at === String(entries.length) && sum === sumOf(text)) entries.push({ line, writer });
  }
  return { entries, torn: last !== '' };
}

function sumOf(text: string): string {
  return crc32(text).toString(16).padStart(8, '0');
}
