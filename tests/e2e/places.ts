/** A part of a page, and where it lies there, in pixels: its edges, and its size if that counts. */
export interface Place {
  readonly part: string;
  readonly sides: readonly number[];
}

/**
 * What has another place than before. A pixel is none: a digit that goes from a number beside it,
 * or letters whose own font comes a moment later, move it by less.
 */
export function movedOf(before: readonly Place[], now: readonly Place[]): string[] {
  if (before.length !== now.length) return [`${before.map(told)} → ${now.map(told)}`];
  return now.flatMap((place, at) => {
    const was = before[at] ?? place;
    const far = place.sides.some((side, which) => Math.abs(side - (was.sides[which] ?? 0)) > 1);
    return far || place.part !== was.part ? [`${told(was)} → ${told(place)}`] : [];
  });
}

function told({ part, sides }: Place): string {
  return `${part} ${sides.map((side) => side.toFixed(1)).join(' ')}`;
}
