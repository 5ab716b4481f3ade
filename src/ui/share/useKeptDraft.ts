import { useState } from 'react';
import type { RoundRecord } from '../../engine/index.ts';
import type { Stores } from '../../store/services.ts';
import type { SetupDraft } from '../setup/setupDraft.ts';
import { draftForDeal } from './dealModel.ts';

/** By the stores of a page what was last chosen for a deal on it, and the deal's code. */
const keptDrafts = new WeakMap<Stores, { readonly code: string; readonly draft: SetupDraft }>();

/** Who is to play a deal; it stays while somebody goes to a lesson and comes back. */
export function useKeptDraft(stores: Stores, code: string, record: RoundRecord) {
  const [draft, setDraft] = useState(() => {
    const kept = keptDrafts.get(stores);
    return kept?.code === code ? kept.draft : draftForDeal(record);
  });
  const keep = (next: SetupDraft): void => {
    keptDrafts.set(stores, { code, draft: next });
    setDraft(next);
  };
  return [draft, keep] as const;
}
