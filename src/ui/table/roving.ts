/** The filled slot nearest to one, later slots first; -1 if all are empty. */
export function nearestFilled(filled: readonly boolean[], from: number): number {
  for (let away = 0; away <= filled.length; away += 1) {
    if (filled[from + away]) return from + away;
    if (filled[from - away]) return from - away;
  }
  return filled.indexOf(true);
}

/** Gaps are passed over; undefined for a key that moves nothing. */
export function stepFrom(
  from: number,
  key: string | undefined,
  filled: readonly boolean[],
  columns: number,
): number | undefined {
  const walk = (step: number): number | undefined => {
    for (let at = from + step; at >= 0 && at < filled.length; at += step) if (filled[at]) return at;
    return undefined;
  };
  switch (key) {
    case 'ArrowRight':
      return walk(1);
    case 'ArrowLeft':
      return walk(-1);
    case 'ArrowDown':
      return walk(columns);
    case 'ArrowUp':
      return walk(-columns);
    case 'Home':
      return filled.indexOf(true);
    case 'End':
      return filled.lastIndexOf(true);
    default:
      return undefined;
  }
}
