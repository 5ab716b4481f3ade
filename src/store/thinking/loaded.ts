import type { FamilyId } from '../../engine/index.ts';

/**
 * What each family has, loaded when it is asked for: it is given at once from then on. What could
 * not be loaded is loaded anew the next time.
 */
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
