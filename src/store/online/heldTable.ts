import type { PlaceStore } from '../places.ts';
import type { FarTable } from './farState.ts';

export interface HeldTable {
  readonly table: FarTable;
  readonly end: () => void;
}

type TableHolder = ReturnType<typeof createTableHolder>;

const holders = new WeakMap<PlaceStore, TableHolder>();

export function tableHolderOf(places: PlaceStore): TableHolder {
  const known = holders.get(places) ?? createTableHolder(places);
  holders.set(places, known);
  return known;
}

/**
 * Holds one table while its person reads in a room beside it: others see them there. It is left
 * with the next table, and on the way to a match of this device.
 */
function createTableHolder(places: PlaceStore) {
  let held: HeldTable | undefined;
  let stopLooking = (): void => undefined;
  const drop = (): void => {
    stopLooking();
    held?.end();
    held = undefined;
  };
  return {
    take: (id: string, come: () => HeldTable): FarTable => {
      stopLooking();
      if (held === undefined || held.table.getState().id !== id || held.table.getState().gone) {
        drop();
        held = come();
      }
      return held.table;
    },
    /** The table is not shown any more. */
    leave: (): void => {
      const isBeside = (): boolean => {
        const { place } = places.getState();
        return place !== null && place.room !== 'table';
      };
      if (!isBeside()) {
        drop();
        return;
      }
      stopLooking = places.subscribe(({ place }) => {
        if (place === null) drop();
      });
    },
  };
}
