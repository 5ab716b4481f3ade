/**
 * How many slots a lake is laid out for. It grows by leaps, so that columns and sizes stay as they
 * are while tiles come and go; the last leaps are for lakes that only players who never capture
 * will see.
 */
export function lakeCapacityFor(slots: number, atStart: number): number {
  const roomy = atStart + 5;
  const leaps = [1, 1.6, 2.1].map((times) => Math.ceil(roomy * times));
  return leaps.find((capacity) => slots <= capacity) ?? Math.max(slots, Math.ceil(roomy * 3.05));
}
