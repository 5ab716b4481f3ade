import { mostLegalPlays } from './bounds.ts';
import { brandPlay, type Play } from './play.ts';

/** A list of plays that is filled again and again without allocating. */
export interface PlayList {
  readonly plays: Int32Array;
  length: number;
}

/** An empty list with room for every legal play of any position of any game. */
export function createPlayList(): PlayList {
  return { plays: new Int32Array(mostLegalPlays), length: 0 };
}

/** From 0 to `length - 1`. */
export function playAt(list: PlayList, index: number): Play {
  return brandPlay(list.plays[index] ?? 0);
}

/** A copy: the list may be filled anew at once. */
export function playsOf({ plays, length }: PlayList): readonly Play[] {
  return Array.from(plays.subarray(0, length), brandPlay);
}
