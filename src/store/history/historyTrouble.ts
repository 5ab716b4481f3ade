/** Why nothing is kept, or not all. */
export type HistoryTrouble = 'storage-denied' | 'storage-full';

/** What went wrong with the browser's database. */
export function troubleFrom(error: unknown): HistoryTrouble {
  return error instanceof Error && error.name === 'QuotaExceededError'
    ? 'storage-full'
    : 'storage-denied';
}
