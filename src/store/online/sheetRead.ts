import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TrueRound } from '../table/roundAtTable.ts';
import type { AtTable, TableSource } from '../table/source.ts';
import type { DeviceTables } from './deviceTables.ts';
import type { FarTable } from './farState.ts';

/** Its score sheet is still read though others have had the next round dealt; null for none. */
export interface SheetRead
  extends Pick<StoreApi<TrueRound | null>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly goOn: () => void;
  readonly stop: () => void;
}

interface SheetReadParts {
  readonly table: Pick<FarTable, 'getState'>;
  readonly source: TableSource;
  readonly tables: DeviceTables;
}

/** The next deal leads only those on who have agreed to it: a watcher may still read. */
export function followSheet({ table, source, tables }: SheetReadParts): SheetRead {
  const store = createStore<TrueRound | null>()(() => null);
  const goOn = (): void => {
    store.setState(null, true);
    source.getState().deeds.show('table');
  };
  const hasAgreed = (): boolean => {
    const { id, told } = table.getState();
    const known = tables.getState().tables.find((one) => one.id === id);
    const pledge = known?.pledges.find(({ deal }) => deal === told?.round?.deal);
    const agreed = new Set(pledge?.salts.map(({ place }) => place));
    return told !== null && told.own.length > 0 && told.own.every((place) => agreed.has(place));
  };
  const stop = source.subscribe((now, before) => {
    const read = store.getState() ?? sheetIn(before);
    if (now.screen !== 'scores' || now.round === null) store.setState(null, true);
    else if (read === null) {
      // Who left from a sheet comes back to it, unless the next round is played by now.
      if (sheetIn(now) === null) goOn();
    } else if (read.id !== now.round.id) {
      if (hasAgreed()) goOn();
      else store.setState(read, true);
    }
  });
  return { ...store, goOn, stop };
}

/** The round whose score sheet is shown; null where none is. */
function sheetIn({ screen, round }: AtTable): TrueRound | null {
  const isSheet = screen === 'scores' && round?.played.position.phase === 'over';
  return isSheet && round.standing === 'true' ? round : null;
}
