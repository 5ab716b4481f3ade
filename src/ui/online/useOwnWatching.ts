import { useStore } from 'zustand';
import type { ReadTold } from '../../online/readTold.ts';
import type { DeviceTables } from '../../store/online/deviceTables.ts';
import type { FarTable } from '../../store/online/farState.ts';
import { withKey } from '../../store/online/withKey.ts';

/**
 * Has this device watch by the key that it hands out to others; undefined where it has none, or
 * nobody may watch.
 */
export function useOwnWatching(
  table: FarTable,
  { mayWatch }: ReadTold,
  tables: DeviceTables,
): (() => void) | undefined {
  const { id } = table.getState();
  const known = useStore(tables, (state) => state.tables.find((one) => one.id === id));
  if (!mayWatch || known === undefined || known.watch === null) return undefined;
  const keys = withKey(known.keys, known.watch);
  return () => {
    tables.getState().remember(id, { keys });
    // Keys are shown as a device connects.
    table.renew();
  };
}
