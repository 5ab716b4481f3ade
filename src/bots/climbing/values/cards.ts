import { copiesAt, kindAt, kindPlacesOf } from '../../../engine/climbing/index.ts';
import { type Kind, kinds, type Play } from '../../../engine/index.ts';

export function copiesWithin(play: Play, kind: Kind): number {
  for (let place = 0; place < kindPlacesOf(play); place += 1) {
    if (kindAt(play, place) === kind) return copiesAt(play, place);
  }
  return 0;
}

/** In the kit's order. */
export function kindsWithin(play: Play): readonly Kind[] {
  return kinds.filter((kind) => copiesWithin(play, kind) > 0);
}

export function cardsWithin(play: Play): number {
  let cards = 0;
  for (let place = 0; place < kindPlacesOf(play); place += 1) cards += copiesAt(play, place);
  return cards;
}
