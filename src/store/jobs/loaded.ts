import type { FamilyId } from '../../engine/index.ts';

/** Each value loads when first asked for and is given at once later; a failed load is retried. */
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
