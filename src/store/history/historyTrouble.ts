import type { JoinNamed } from '../joining.ts';

/** Why nothing is kept, or not all; what is not answered for may be kept yet. */
export type KeepingTrouble = 'storage-denied' | 'storage-full' | 'not-answering';

/** Why nothing is kept, or not all, or why what is kept cannot be shown now. */
export type HistoryTrouble = KeepingTrouble | 'not-loaded';

/** A family whose rounds are to be read did not load. */
class NotLoaded extends Error {}

export function troubleFrom(error: unknown): HistoryTrouble {
  return error instanceof NotLoaded ? 'not-loaded' : keepingTroubleFrom(error);
}

export function keepingTroubleFrom(error: unknown): KeepingTrouble {
  const isError = error instanceof Error || error instanceof DOMException;
  return isError && error.name === 'QuotaExceededError' ? 'storage-full' : 'storage-denied';
}

/** Has families join, and rejects with what `troubleFrom` tells apart from a full storage. */
export function joiningWithTrouble(joinNamed: JoinNamed): JoinNamed {
  return (text) =>
    joinNamed(text)?.catch((cause: unknown) => {
      throw new NotLoaded('A family did not load', { cause });
    });
}
