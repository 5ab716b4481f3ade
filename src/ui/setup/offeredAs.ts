import { type OfferedGame, offeredGames } from '../../families/names.ts';
import { type DifferingWay, differingWays } from '../../families/ways.ts';
import { waysToPlay } from './waysToPlay.ts';

/** A game as it is offered, played in one of its ways. */
export interface OfferedWay extends OfferedGame, Pick<DifferingWay, 'sitsOut'> {}

/**
 * The game of a variant as it is offered, to be played in this way; undefined where none is. It is
 * known before the family of the variant has joined.
 */
export function offeredAs(variant: string): OfferedWay | undefined {
  for (const game of offeredGames) {
    const way = waysToPlay(game.variant).find((one) => one === variant);
    if (way !== undefined) return { ...game, variant: way, ...differingWays[way] };
  }
  return undefined;
}
