/** The rooms that a lake may have, as shares of the room at its start. */
const leaps = [0.28, 0.5, 1, 1.35, 1.8, 2.1] as const;
/** Slots that are kept when a lake closes up, so that its tiles are not smaller again at once. */
const spare = 3;

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

/** A lake without its gaps, where its tiles can then be larger and stay so for a while. */
export function closedUp<Slot extends readonly unknown[]>(
  lake: readonly Slot[],
  atStart: number,
): readonly Slot[] {
  const filled = lake.filter((slot) => slot.length > 0);
  const room = lakeCapacityFor(filled.length + spare, atStart);
  return room < lakeCapacityFor(lake.length, atStart) ? filled : lake;
}
