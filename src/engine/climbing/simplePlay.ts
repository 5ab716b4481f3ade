import { countOf } from '../core/counts.ts';
import { invariant } from '../core/invariant.ts';
import type { Play } from '../core/play.ts';
import type { Game } from './game.ts';
import { legalPlays } from './legalPlays.ts';
import { combinationOf, consentPlay, declarePlay, passPlay, takePlay } from './play.ts';
import type { Position } from './position.ts';

/** The words that are said where they may be, whatever else there is. */
const readilySaid: readonly Play[] = [declarePlay, takePlay, consentPlay];

/**
 * A play for where no bot can be asked: it declares, takes the talon and lays all it can, leads the
 * most cards, of them the highest, and beats with the lowest. The round must not be over.
 */
export function simplePlay(position: Position): Play {
  const { game, phase } = position;
  const legal = legalPlays(position);
  const said = legal.find((play) => readilySaid.includes(play));
  if (said !== undefined) return said;
  const combinations = legal.filter((play) => countOf(game.plays.wu, combinationOf(play)) > 0);
  const value = phase === 'answer' ? lowness : size;
  const [first = passPlay, ...others] = combinations;
  invariant(legal.includes(first), 'who has nothing to play may pass');
  return others.reduce((best, one) => (value(game, one) > value(game, best) ? one : best), first);
}

/** How many combinations beat a play. */
function lowness({ plays }: Game, play: Play): number {
  return countOf(plays.beaters, play);
}

/** The cards of a play, of as many the higher ones first. */
function size({ plays }: Game, play: Play): number {
  const combination = combinationOf(play);
  return countOf(plays.wu, combination) - countOf(plays.beaters, combination) / mostBeaters;
}

/** More than the number of combinations that beat any play. */
const mostBeaters = 256;
