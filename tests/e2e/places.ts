import type { Locator } from '@playwright/test';

/** A part of a page, and where it lies there. */
export interface Place {
  readonly part: string;
  /** Its left and its upper edge, then its width and its height if they count, in pixels. */
  readonly sides: readonly number[];
}

/** Where those of some parts lie that are shown, with their sizes. */
export function placesOf(parts: Locator): Promise<Place[]> {
  return parts.evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility())
      .map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return {
          part: each.getAttribute('data-region') ?? each.tagName,
          sides: [x, y, width, height],
        };
      }),
  );
}

/** Where those of some parts begin that are shown, whatever their sizes. */
export async function startsOf(parts: Locator): Promise<Place[]> {
  const places = await placesOf(parts);
  return places.map(({ part, sides }) => ({ part, sides: sides.slice(0, 2) }));
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
