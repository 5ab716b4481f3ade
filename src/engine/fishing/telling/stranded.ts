import { type Counts, countOf, countTiles, tilesOf } from '../../core/counts.ts';
import { type Kind, kinds } from '../../core/kind.ts';
import type { Play } from '../../core/play.ts';
import { maskOf } from '../capture.ts';
import { baitOf, formOf } from '../play.ts';
import { type OpenTable, unplayedOf } from '../view.ts';

/** No tile still to be played can take them, whoever holds it: what lies open tells it. */
export function strandedOf(open: OpenTable): readonly Kind[] {
  return strandedFish(open, open.lake, unplayedOf(open));
}

/** Their fourth copy is no longer to be played, whoever held it (F9). */
export function deadStacksOf(open: OpenTable): readonly Kind[] {
  const unplayed = unplayedOf(open);
  return open.stacks.filter((kind) => countOf(unplayed, kind) === 0);
}

/** Its own kind included: with 66 self-only and three in the lake, the fourth strands 66. */
export function strandedByPlacing(open: OpenTable, placed: Play): readonly Kind[] {
  if (formOf(placed) !== 'place') return [];
  const bait = baitOf(placed);
  const before = strandedOf(open);
  const lake = countTiles([bait, ...tilesOf(open.lake)]);
  const unplayed = unplayedOf(open);
  const left = kinds.map((kind) => countOf(unplayed, kind) - (kind === bait ? 1 : 0));
  return strandedFish(open, lake, left).filter((kind) => !before.includes(kind));
}

function strandedFish({ game, stacks }: OpenTable, lake: Counts, unplayed: Counts): Kind[] {
  const baits = kinds.filter((kind) => countOf(unplayed, kind) > 0);
  const reach = baits.reduce((mask, bait) => mask | countOf(game.catchable, bait), 0);
  return kinds.filter((kind) =>
    countOf(lake, kind) > 0
      ? (reach & maskOf(kind)) === 0
      : stacks.includes(kind) && !baits.includes(kind),
  );
}
