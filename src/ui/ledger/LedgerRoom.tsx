import type { FamilyRoomProps } from '../page/roomProps.ts';
import { LedgerPage } from './LedgerPage.tsx';
import type { LedgerParts } from './ledgerParts.ts';

/** Connects the ledger of real tables to that of this device. */
export function LedgerRoom({
  stores,
  services,
  partsOf,
  onLeave,
}: FamilyRoomProps<{ readonly ledger: LedgerParts }>) {
  return (
    <LedgerPage
      store={services.ledger}
      settings={stores.settings}
      joinNamed={stores.joinNamed}
      partsOf={partsOf}
      played={stores.table.getState().round?.variant}
      onLeave={onLeave}
    />
  );
}
