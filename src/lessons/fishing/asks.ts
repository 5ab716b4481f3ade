import { parsePlay } from '../../engine/fishing/index.ts';
import { invariant, type KindText, kindOf } from '../../engine/index.ts';
import type { Ask } from '../lesson.ts';

/** Asks to point at a tile of one of some kinds; of any other tile its pips are told. */
export function askTile(...tiles: readonly KindText[]): Ask {
  return { what: 'tile', kinds: tiles.map(kindOf), told: 'pips' };
}

/**
 * Asks to point at a tile that nothing takes but its own kind; of any other tile its takers are
 * told.
 */
export function askAlone(...tiles: readonly KindText[]): Ask {
  return { what: 'tile', kinds: tiles.map(kindOf), told: 'takers' };
}

/**
 * Asks to make one of some plays, written as in a record; the first is the one that is shown to who
 * asks for it.
 */
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
