import type { Play } from '../core/play.ts';
import { createPlayList, type PlayList, playAt } from '../core/playList.ts';
import { listPlays } from './legalPlays.ts';
import { combinationOf, consentPlay, declarePlay, takePlay } from './play.ts';
import type { Position } from './position.ts';

/**
 * A play for where no bot can be asked: it declares, takes the talon, agrees to play, asks for no
 * new deal and lays all it can; it leads the most cards, of them the highest, and beats with the
 * lowest. The round must not be over.
 */
export function simplePlay(position: Position): Play {
  listPlays(position, listed);
  return simplePlayOf(position, listed);
}

/** Is done with before the next one asks. */
const listed = createPlayList();

/** The simple play among the legal ones of a position, at least one; it allocates nothing. */
export function simplePlayOf({ game, phase }: Position, list: PlayList): Play {
  const { wu, beaters } = game.plays;
  let best = playAt(list, 0);
  let readiest = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < list.length; index += 1) {
    const play = playAt(list, index);
    const combination = combinationOf(play);
    const cards = wu[combination] ?? 0;
    const lowness = beaters[combination] ?? 0;
    let readiness = phase === 'answer' ? lowness : cards * mostBeaters - lowness;
    if (cards === 0) readiness = isReadilySaid(play) ? 1 : unready;
    if (readiness > readiest) {
      readiest = readiness;
      best = play;
    }
  }
  return best;
}

/** Whether a word is said wherever it may be; the others only where nothing else is left. */
function isReadilySaid(play: Play): boolean {
  return play === declarePlay || play === takePlay || play === consentPlay;
}

const unready = -1;

/** More than the number of combinations that beat any play. */
const mostBeaters = 256;
