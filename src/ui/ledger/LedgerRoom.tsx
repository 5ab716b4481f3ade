import { createLedgerStore } from '../../store/ledger/ledgerStore.ts';
import { madeOnce } from '../madeOnce.ts';
import type { FamilyRoomProps } from '../page/roomProps.ts';
import { LedgerPage } from './LedgerPage.tsx';
import type { LedgerParts } from './ledgerParts.ts';

/** The ledger is opened when its room is entered first, and then stays as long as the page. */
const ledgerOn = madeOnce(createLedgerStore);

/** Connects the ledger of real tables to that of this device. */
export function LedgerRoom({
  stores,
  services,
  partsOf,
  onLeave,
}: FamilyRoomProps<{ readonly ledger: LedgerParts }>) {
  return (
    <LedgerPage
      store={ledgerOn(services.ledgerShelf)}
      settings={stores.settings}
      joinNamed={stores.joinNamed}
      partsOf={partsOf}
      played={stores.table.getState().round?.variant}
      onLeave={onLeave}
    />
  );
}
