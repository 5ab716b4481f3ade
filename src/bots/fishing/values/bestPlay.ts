import { formCode, formCodeOf, type Position } from '../../../engine/fishing/index.ts';
import { type Play, type PlayList, playAt, type Random } from '../../../engine/index.ts';
import type { Reckoner } from './reckoner.ts';

/**
 * Of listed plays, at least one. Where anything can be caught, nothing is placed: values that were
 * learned with that choice open lost to greed.
 * @param spread points by which chance may move each value, 0 for none
 */
export function bestPlay(
  position: Position,
  list: PlayList,
  reckoner: Reckoner,
  spread: number,
  random: Random,
): Play {
  let best = playAt(list, 0);
  if (list.length === 1) return best;
  const least = canCatch(list) ? formCode.capture : formCode.place;
  let highest = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < list.length; index += 1) {
    const play = playAt(list, index);
    const form = formCodeOf(play);
    if (form < least && form !== formCode.pair) continue;
    const value = reckoner.changeBy(position, play) + (spread === 0 ? 0 : spread * random());
    if (value > highest) {
      highest = value;
      best = play;
    }
  }
  return best;
}

function canCatch(list: PlayList): boolean {
  for (let index = 0; index < list.length; index += 1) {
    if (formCodeOf(playAt(list, index)) >= formCode.capture) return true;
  }
  return false;
}
