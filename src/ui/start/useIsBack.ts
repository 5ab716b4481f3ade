import type { Stores } from '../../store/services.ts';
import { useComing } from '../useComing.ts';

/** Whether something has been played on this device; false until the stores have come. */
export function useIsBack(stores: Stores | undefined): boolean {
  const hasMatch = useComing(stores?.table, ({ round }) => round !== null, false);
  const hasLeft = useComing(stores?.services.left, ({ left }) => left.length > 0, false);
  const hasTables = useComing(stores?.services.tables, ({ tables }) => tables.length > 0, false);
  return hasMatch || hasLeft || hasTables;
}
