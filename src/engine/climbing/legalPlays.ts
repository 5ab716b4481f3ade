import type { Play } from '../core/play.ts';
import { createPlayList, type PlayList, playsOf } from '../core/playList.ts';
import { listHeld } from './heldPlays.ts';
import { listLeads } from './leadTable.ts';
import {
  consentPlay,
  declarePlay,
  declinePlay,
  passPlay,
  redealPlay,
  takePlay,
  throwPlay,
} from './play.ts';
import { handOffset, type Position } from './position.ts';

/** Is done with before the next one asks. */
const listed = createPlayList();

export function legalPlays(position: Position): readonly Play[] {
  listPlays(position, listed);
  return playsOf(listed);
}

/** In the order of their texts (W5 to W9). */
export function listPlays(position: Position, list: PlayList): void {
  const { plays } = list;
  switch (position.phase) {
    // The commonest first.
    case 'answer':
      list.length = listAnswers(position, plays);
      break;
    case 'lead':
      list.length = listCombinations(position, plays);
      break;
    case 'declare':
      list.length = listWords(plays, declarePlay, declinePlay);
      break;
    case 'lay':
      list.length = listLays(position, plays);
      break;
    case 'talon':
      list.length = listWords(plays, passPlay, takePlay);
      break;
    case 'redeal':
      list.length = listWords(plays, passPlay, redealPlay);
      break;
    case 'consent':
      list.length = listWords(plays, consentPlay, throwPlay);
      break;
    case 'over':
      list.length = 0;
      break;
  }
}

/** Who leads plays any combination, and may not pass (W7). */
function listCombinations({ game, seat, counts }: Position, plays: Int32Array): number {
  return listLeads(game.plays.leads, counts, handOffset(seat), plays);
}

/** What beats the trick, and a pass, which under `mustBeat` is for who cannot (W7). */
function listAnswers({ game, seat, trick, counts }: Position, plays: Int32Array): number {
  const answers = game.plays.answers[trick];
  const length = answers === undefined ? 0 : listHeld(answers, counts, handOffset(seat), plays);
  if (length > 0 && game.rules.mustBeat) return length;
  plays[length] = passPlay;
  return length + 1;
}

/** A Supreme of any size, or none (W6). */
function listLays({ game, seat, counts }: Position, plays: Int32Array): number {
  const length = listHeld(game.plays.lays, counts, handOffset(seat), plays);
  plays[length] = passPlay;
  return length + 1;
}

function listWords(plays: Int32Array, first: Play, second: Play): number {
  plays[0] = first;
  plays[1] = second;
  return 2;
}
