import type { JoinNamed } from '../joining.ts';

/** Why nothing is kept, or not all; what is not answered for may be kept yet. */
export type KeepingTrouble = 'storage-denied' | 'storage-full' | 'not-answering';

/** Why nothing is kept, or not all, or why what is kept cannot be shown now. */
export type HistoryTrouble = KeepingTrouble | 'not-loaded';

/** What reads rounds, or a family of theirs, did not load. */
class NotLoaded extends Error {}

export function troubleFrom(error: unknown): HistoryTrouble {
  return error instanceof NotLoaded ? 'not-loaded' : keepingTroubleFrom(error);
}

export function keepingTroubleFrom(error: unknown): KeepingTrouble {
  const isError = error instanceof Error || error instanceof DOMException;
  return isError && error.name === 'QuotaExceededError' ? 'storage-full' : 'storage-denied';
}

/** Rejects with what {@link troubleFrom} tells apart from a full storage. */
export function orNotLoaded<Value>(loading: Promise<Value>): Promise<Value> {
  return loading.catch((cause: unknown) => {
    throw new NotLoaded('A part of the app did not load', { cause });
  });
}

export function joiningWithTrouble(joinNamed: JoinNamed): JoinNamed {
  return (text) => {
    const joining = joinNamed(text);
    return joining && orNotLoaded(joining);
  };
}
