import type { LogTrouble } from './tableLog.ts';

const troubles: ReadonlyMap<unknown, LogTrouble> = new Map([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EACCES', 'read-only'],
  ['EPERM', 'read-only'],
  ['EROFS', 'read-only'],
  // Where the folder should be there is something else.
  ['ENOTDIR', 'read-only'],
  ['EEXIST', 'read-only'],
]);

/** What an error of the machine means for a log. */
export function logTroubleOf(fault: unknown): LogTrouble {
  return troubles.get(codeOf(fault)) ?? 'failing';
}

/** Forgives an error that says that there is no such file, and throws any other. */
export function unlessMissing(fault: unknown): null {
  if (codeOf(fault) === 'ENOENT') return null;
  throw fault;
}

/** A write that has ended early. */
export class WriteCutShort extends Error {
  // On a file nothing but a lack of room does that.
  readonly code = 'ENOSPC';
}

/** The code that the machine gives an error, such as `ENOENT`; undefined where it gives none. */
export function codeOf(fault: unknown): unknown {
  return fault instanceof Error && 'code' in fault ? fault.code : undefined;
}
