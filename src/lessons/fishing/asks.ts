import { parsePlay } from '../../engine/fishing/index.ts';
import { invariant, type KindText, kindOf } from '../../engine/index.ts';
import type { Ask } from '../lesson.ts';

/** Asks to point at a tile of one of some kinds; of any other tile its pips are told. */
export function askTile(...tiles: readonly KindText[]): Ask {
  return { what: 'tile', kinds: tiles.map(kindOf), told: 'pips' };
}

/** Asks for a tile that only its own kind takes; of any other tile its takers are told. */
export function askAlone(...tiles: readonly KindText[]): Ask {
  return { what: 'tile', kinds: tiles.map(kindOf), told: 'takers' };
}

/** As records write them; who asks to see one is shown the first. */
export function askPlay(...texts: readonly string[]): Ask {
  return {
    what: 'play',
    plays: texts.map((text) => {
      const play = parsePlay(text);
      invariant(play !== undefined, 'a lesson asks for plays');
      return play;
    }),
  };
}
