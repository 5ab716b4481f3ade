import type { VariantId } from '../../engine/index.ts';
import { type OfferedGame, offeredGames } from '../families.ts';
import { waysToPlay } from '../setup/waysToPlay.ts';

/** A game as it is offered, played in one of its ways. */
export interface OfferedWay extends OfferedGame {
  /** With one person more than seats: the one opposite the dealer sits out, not each in turn. */
  readonly sitsOut?: 'opposite';
}

/** What differs in a way from the game as the first screen offers it. */
const differing: { readonly [Way in VariantId]?: Pick<OfferedWay, 'most' | 'sitsOut'> } = {
  'luan-chuo': { most: 3, sitsOut: 'opposite' },
  'luan-chuo-28': { most: 3, sitsOut: 'opposite' },
  'ma-hua-hua': { most: 3 },
};

/**
 * The game of a variant as it is offered, to be played in this way; undefined where none is. It is
 * known before the family of the variant has joined.
 */
export function offeredAs(variant: string): OfferedWay | undefined {
  for (const game of offeredGames) {
    const way = waysToPlay(game.variant).find((one) => one === variant);
    if (way !== undefined) return { ...game, variant: way, ...differing[way] };
  }
  return undefined;
}
