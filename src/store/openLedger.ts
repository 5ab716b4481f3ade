import { createLedgerStore, type LedgerStore } from './ledgerStore.ts';
import { createShelf } from './shelf.ts';

let opened: LedgerStore | undefined;

/** The ledger of this device: one for as long as the page, whoever asks. */
export function openLedger(): LedgerStore {
  opened ??= createLedgerStore(createShelf('fifteen-lakes/ledger', () => localStorage, window));
  return opened;
}
