import { cardsOf, type PokedCards } from '../../../engine/climbing/index.ts';
import type { Kind, Play } from '../../../engine/index.ts';

/** How a kind stands to what is poked: whether sets of it beat that, or are beaten by it. */
export type LadderLook = 'poked' | 'higher' | 'lower' | 'equal' | 'other';

/** How a kind of the ladders looks while some cards are poked. */
export function lookOf(kind: Kind, poked: Kind | undefined, standing: PokedCards): LadderLook {
  if (kind === poked) return 'poked';
  if (standing.means === 'nothing') return 'other';
  const isAmong = (plays: readonly Play[]): boolean => plays.some((play) => isSetOf(play, kind));
  if (isAmong(standing.beatenBy)) return 'higher';
  if (isAmong(standing.equals)) return 'equal';
  return isAmong(standing.beats) ? 'lower' : 'other';
}

/**
 * The kind that an arrow key leads to, undefined for other keys and past the ends.
 * @param rows the kinds of each suit from high to low
 */
export function besideOf(
  rows: readonly (readonly Kind[])[],
  from: Kind,
  key: string | undefined,
): Kind | undefined {
  const all = rows.flat();
  const row = rows.findIndex((kinds) => kinds.includes(from));
  const column = rows[row]?.indexOf(from) ?? 0;
  const inRow = (other: number): Kind | undefined => {
    const kinds = rows[other] ?? [];
    return kinds[Math.min(column, kinds.length - 1)];
  };
  switch (key) {
    case 'ArrowRight':
      return all[all.indexOf(from) + 1];
    case 'ArrowLeft':
      return all[all.indexOf(from) - 1];
    case 'ArrowDown':
      return inRow(row + 1);
    case 'ArrowUp':
      return inRow(row - 1);
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    default:
      return undefined;
  }
}

function isSetOf(play: Play, kind: Kind): boolean {
  return cardsOf(play).every((card) => card === kind);
}
