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

export function logTroubleOf(fault: unknown): LogTrouble {
  return troubles.get(codeOf(fault)) ?? 'failing';
}

/** Forgives an error that says that there is no such file, and throws any other. */
export function unlessMissing(fault: unknown): null {
  if (codeOf(fault) === 'ENOENT') return null;
  throw fault;
}

/** Only a lack of room cuts a write to a file short. */
export class WriteCutShort extends Error {
  readonly code = 'ENOSPC';
}

/** Such as `ENOENT`; undefined for other errors. */
export function codeOf(fault: unknown): unknown {
  return fault instanceof Error && 'code' in fault ? fault.code : undefined;
}
