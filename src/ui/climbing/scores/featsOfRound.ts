import { climbingRound, featsOf } from '../../../engine/climbing/index.ts';
import { playedRound } from '../../../records/playedRound.ts';
import type { FeatsOf } from '../../../store/history/featsOfRound.ts';

/** What each seat of a finished round of climbing has done, by name. */
export const featsOfClimbing: FeatsOf = (round) => featsOf(climbingRound(playedRound(round)));
