import type { EarlyFamilyId } from '../../engine/index.ts';
import { createLedgerStore, type LedgerStore } from '../fishing/ledger/ledgerStore.ts';
import { openShelf } from '../shelf/deviceShelves.ts';

/** What each family keeps on this device beside its matches. */
export interface FamilyStores extends Readonly<Record<EarlyFamilyId, object>> {
  readonly fishing: { readonly ledger: LedgerStore };
}

/** Opens what each family keeps on this device. A further family is one line here and above. */
export function openFamilyStores(): FamilyStores {
  return {
    fishing: { ledger: createLedgerStore(openShelf('ledger')) },
  };
}
