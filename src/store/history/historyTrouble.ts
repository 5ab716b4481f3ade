/** Why nothing is kept, or not all. */
export type HistoryTrouble = 'storage-denied' | 'storage-full';

/** What went wrong with the browser's database. */
export function troubleFrom(error: unknown): HistoryTrouble {
  const isError = error instanceof Error || error instanceof DOMException;
  return isError && error.name === 'QuotaExceededError' ? 'storage-full' : 'storage-denied';
}
