import {
  hiddenBeaters,
  hiddenOf,
  laysCards,
  type OpenReason,
  type OpenTable,
  passPlay,
  withoutCards,
} from '../../../engine/climbing/index.ts';
import type { Play } from '../../../engine/index.ts';
import { standingReasonOf } from './standingReason.ts';

/** By what lies open alone, so all may be told while the round goes on. */
export function openReasonOf(open: OpenTable, chosen: Play): OpenReason {
  const hidden = hiddenOf(open);
  const { trick } = open;
  if (trick !== null && chosen === passPlay) {
    const beaters = hiddenBeaters(open, trick.seat, hidden, trick.play);
    if (beaters.length === 0) return { why: 'nothingBeats' };
  }
  const left = laysCards(chosen) ? hidden : withoutCards(hidden, chosen);
  return standingReasonOf(open, chosen, left) ?? { why: 'hidden' };
}
