import { cardsIn, removeCards } from '../../../support/climbing/plainCards.ts';
import { combinationsOf } from '../../../support/climbing/plainCombinations.ts';
import { plainWu } from '../../../support/climbing/plainCounting.ts';

type PlainVariant = Parameters<typeof combinationsOf>[0];

/**
 * The most wu that some cards can bring, were all that can be played of them won (W3, W7): a card
 * that belongs to no combination brings none.
 */
export function mostWu(variant: PlainVariant, hand: readonly string[]): number {
  const known = new Map<string, number>();
  const most = (left: readonly string[]): number => {
    const key = left.join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const [card = '', ...others] = left;
    const played = combinationsOf(variant, left)
      .filter((one) => cardsIn(one).includes(card))
      .map((one) => {
        const rest = [...left];
        removeCards(rest, cardsIn(one));
        return plainWu(variant, [one], null) + most(rest);
      });
    const found = left.length === 0 ? 0 : Math.max(most(others), ...played);
    known.set(key, found);
    return found;
  };
  return most(hand);
}
