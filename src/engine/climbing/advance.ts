import { countSequences } from '../core/perft.ts';
import type { Play } from '../core/play.ts';
import type { Seat } from '../core/seat.ts';
import type { Deal } from './deal.ts';
import type { Game } from './game.ts';
import { listPlays } from './legalPlays.ts';
import {
  answerConsent,
  answerLay,
  answerRedeal,
  answerTalon,
  beginRound,
  goOnLaying,
} from './opening.ts';
import { consentPlay, declarePlay, passPlay, redealPlay, takePlay } from './play.ts';
import {
  copyInto,
  dealtPosition,
  type Position,
  type ScratchPosition,
  scratchOf,
  tally,
  tallyPlace,
} from './position.ts';
import { leadFrom, passTrick, putDown } from './trick.ts';
import { worthOf } from './worth.ts';

export function startPosition(game: Game, deal: Deal, dealer: Seat): Position {
  const position = dealtPosition(game, deal, dealer);
  beginRound(position);
  return position;
}

export function play(position: Position, legal: Play): Position {
  const next = scratchOf(position);
  advance(next, legal);
  return next;
}

/** In place. The play must be one that `listPlays` gave here: it is not checked again. */
export function advance(position: ScratchPosition, chosen: Play): void {
  switch (position.phase) {
    // The commonest first.
    case 'answer':
      if (chosen === passPlay) passTrick(position);
      else putDown(position, chosen);
      break;
    case 'lead':
      putDown(position, chosen);
      break;
    case 'declare':
      if (chosen === declarePlay) declare(position);
      else decline(position);
      break;
    case 'lay':
      answerLay(position, chosen);
      break;
    case 'talon':
      answerTalon(position, chosen === takePlay);
      break;
    case 'redeal':
      answerRedeal(position, chosen === redealPlay);
      break;
    case 'consent':
      answerConsent(position, chosen === consentPlay);
      break;
    case 'over':
      break;
  }
}

function declare(position: ScratchPosition): void {
  position.declarer = position.seat;
  position.phase = 'over';
}

/** The seat plays on, and is asked again only once its wu are worth more (W9). */
function decline(position: ScratchPosition): void {
  const { seat, game, tallies, hasLed } = position;
  tallies[tallyPlace(game, tally.declined, seat)] = worthOf(position, seat);
  if (hasLed) leadFrom(position, seat);
  else goOnLaying(position);
}

export function perft(position: Position, depth: number): number {
  return countSequences({ scratchOf, copyInto, listPlays, advance }, position, depth);
}
