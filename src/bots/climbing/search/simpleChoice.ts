import {
  combinationOf,
  declarePlay,
  type Game,
  type Position,
  wordPlay,
} from '../../../engine/climbing/index.ts';
import { type Play, type PlayList, playAt } from '../../../engine/index.ts';

/** Chooses the play of the engine's `simplePlay` among those listed, at least one. */
export type SimpleChoice = (position: Position, list: PlayList) => Play;

/** Makes what chooses simply in a game, without allocating. */
export function createSimpleChoice({ plays }: Game): SimpleChoice {
  const readiness = (play: Play, answers: boolean): number => {
    if (play === declarePlay || play === takePlay || play === consentPlay) return readily;
    const combination = combinationOf(play);
    const wu = plays.wu[combination] ?? 0;
    if (wu === 0) return unwillingly;
    const beaters = plays.beaters[combination] ?? 0;
    return answers ? beaters : wu * mostBeaters - beaters;
  };
  return ({ phase }, list) => {
    let best = playAt(list, 0);
    let highest = readiness(best, phase === 'answer');
    for (let index = 1; index < list.length; index += 1) {
      const play = playAt(list, index);
      const value = readiness(play, phase === 'answer');
      if (value > highest) {
        highest = value;
        best = play;
      }
    }
    return best;
  };
}

const takePlay = wordPlay('take');
const consentPlay = wordPlay('play');

/** More than any combination comes to, and less. */
const readily = 1e6;
const unwillingly = -1;

/** More than the number of combinations that beat any play. */
const mostBeaters = 256;
