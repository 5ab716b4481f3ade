import { cardsOf, type SeatView } from '../../../src/engine/climbing/index.ts';
import { chooseIndex, type Kind, kinds, type Random, tilesOf } from '../../../src/engine/index.ts';

/**
 * Cards that a person might raise from a hand: those of a legal play, with a card more or less, or
 * any cards of few kinds, often too few or too many.
 */
export function raisedBy({ hand, legal }: SeatView, random: Random): Kind[] {
  const held = tilesOf(hand);
  const draw = <Item>(items: readonly Item[]) => items[chooseIndex(items.length, random)];
  const play = draw(legal);
  const start = random() < 0.5 && play !== undefined ? [...cardsOf(play)] : anyOf(held, random);
  const chance = random();
  if (chance < 0.3) return start.toSpliced(chooseIndex(start.length, random), 1);
  const left = start.reduce((cards, kind) => cards.toSpliced(cards.indexOf(kind), 1), held);
  const more = draw(left);
  return chance < 0.6 && more !== undefined ? [...start, more] : start;
}

/** Some cards of one, two or three kinds. */
function anyOf(held: readonly Kind[], random: Random): Kind[] {
  const chosen = Array.from({ length: 1 + chooseIndex(3, random) }, () =>
    chooseIndex(kinds.length, random),
  );
  return held.filter((kind) => chosen.includes(kind) && random() < 0.8);
}
