import { featsOf, fishingRound } from '../../../engine/fishing/index.ts';
import { playedRound } from '../../../records/playedRound.ts';
import type { FeatsOf } from '../../../store/history/featsOfRound.ts';

/** What each seat of a finished round of fishing has done, by name. */
export const featsOfFishing: FeatsOf = (round) => featsOf(fishingRound(playedRound(round)));
