import type { FamilyId } from '../../engine/index.ts';

/** Loaded when asked for first, given at once from then on; a failed load is tried again. */
export function createLoaded<Value>(
  load: Readonly<Record<FamilyId, () => Promise<Value>>>,
): (family: FamilyId) => Value | Promise<Value> {
  const loaded = new Map<FamilyId, Value>();
  return (family) =>
    loaded.get(family) ??
    load[family]().then((value) => {
      loaded.set(family, value);
      return value;
    });
}
