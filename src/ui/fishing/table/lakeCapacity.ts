/** The rooms that a lake may have, as shares of the room at its start. */
const leaps = [0.3, 0.45, 0.68, 1, 1.35, 1.8, 2.1] as const;

/**
 * How many slots a lake is laid out for. It grows and shrinks by leaps, so that columns and sizes
 * stay as they are while tiles come and go; the last leaps are for lakes that only players who
 * never capture will see.
 */
export function lakeCapacityFor(slots: number, atStart: number): number {
  const roomy = atStart + 3;
  const rooms = leaps.map((share) => Math.ceil(roomy * share));
  return rooms.find((room) => slots <= room) ?? Math.max(slots, Math.ceil(roomy * 3.05));
}
