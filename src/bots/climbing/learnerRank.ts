import {
  cardsOf,
  climbingView,
  hiddenBeaters,
  laysCards,
  mayDeclareWith,
  type SeatView,
  unseenOf,
  winningOf,
  wordOf,
} from '../../engine/climbing/index.ts';
import { countOf, type Play, pipsOf } from '../../engine/index.ts';
import type { LearnerRank } from '../advise.ts';
import { breaksNothing } from './reasons/breaking.ts';

/**
 * What pays now, then what is sure to win, the most wu first; then the most cards that break
 * nothing up, the lowest of them, before a pass, and that before breaking something up.
 */
export const learnerRankOfClimb: LearnerRank = (view, play) => rankOf(climbingView(view), play);

function rankOf(view: SeatView, play: Play): readonly number[] {
  const word = wordOf(play);
  if (laysCards(play) || word === 'declare' || word === 'play') return [2];
  // None of these suits a learner better than another.
  if (view.phase !== 'lead' && view.phase !== 'answer') return [0];
  if (word !== undefined) return [0, 0, 0, 1];
  const { game, seat } = view;
  const cards = cardsOf(play);
  const pips = cards.reduce((sum, kind) => sum + pipsOf(kind), 0);
  const isSure = hiddenBeaters(view, seat, unseenOf(view), play).length === 0;
  const declares = isSure && mayDeclareWith(view, seat, [play]);
  return [
    declares ? 2 : 0,
    isSure ? 1 : 0,
    isSure ? winningOf(view, seat, [play]).wu + countOf(game.plays.fours, play) : 0,
    breaksNothing(view, play) ? 2 : 0,
    cards.length,
    -pips,
  ];
}
