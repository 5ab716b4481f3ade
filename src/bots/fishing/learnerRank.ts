import {
  baitOf,
  catchersOf,
  fishingView,
  fishOf,
  formOf,
  mostPointsOf,
  type SeatView,
  smallRedPipsOf,
} from '../../engine/fishing/index.ts';
import type { Play } from '../../engine/index.ts';
import type { LearnerRank } from '../advise.ts';
import { ownCatchersOf, pointsBy } from './reasons/ownTable.ts';

/**
 * The most points now, then any catch before none, then the fish that more others could take. Of
 * tiles that are placed: what few others can catch, then what the own hand can, then what counts
 * little.
 */
export const learnerRankOfCatch: LearnerRank = (view, play) => rankOf(fishingView(view), play);

function rankOf(view: SeatView, play: Play): readonly number[] {
  const points = pointsBy(view, play);
  if (formOf(play) !== 'place') {
    const risk = formOf(play) === 'capture' ? catchersOf(view, fishOf(play)) : 0;
    return [points, 1, smallRedPipsOf(view.game, play), risk];
  }
  const bait = baitOf(play);
  return [
    points,
    0,
    -catchersOf(view, bait),
    ownCatchersOf(view, play).length,
    -mostPointsOf(view.game.scoring, bait, []),
  ];
}
