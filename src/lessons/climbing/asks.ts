import { parsePlay } from '../../engine/climbing/index.ts';
import { invariant, type KindText, kindOf, type Play } from '../../engine/index.ts';
import type { Ask, ToldInstead } from '../lesson.ts';

/** Asks to point at a card of one of some kinds; `told` is what is told of any other card. */
export function askCard(
  told: Extract<ToldInstead, 'suit' | 'company' | 'beating'>,
  ...cards: KindText[]
) {
  return { what: 'tile', kinds: cards.map(kindOf), told } as const satisfies Ask;
}

/** As records write them; who asks to see one is shown the first. */
export function askCards(...texts: readonly string[]): Ask {
  return { what: 'play', plays: texts.map(writtenPlay) };
}

/** Throws where the text is none. */
export function writtenPlay(text: string): Play {
  const play = parsePlay(text);
  invariant(play !== undefined, 'a lesson is written in plays');
  return play;
}
