import { everyVariantId, type VariantId } from '../../engine/index.ts';
import { offeredGames } from '../../families/names.ts';

const offered: readonly VariantId[] = offeredGames.map(({ variant }) => variant);

/** In the order in which variants are offered, the further ways of a game follow it. */
function gameOf(variant: VariantId): VariantId | undefined {
  const until = everyVariantId.slice(0, everyVariantId.indexOf(variant) + 1);
  return until.findLast((way) => offered.includes(way));
}

/** The ways to play the game of a variant, the one that the first screen offers first. */
export function waysToPlay(variant: VariantId): readonly [VariantId, ...VariantId[]] {
  const game = gameOf(variant);
  if (game === undefined) return [variant];
  return [game, ...everyVariantId.filter((way) => way !== game && gameOf(way) === game)];
}
