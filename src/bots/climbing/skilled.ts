import { climbingBotAtOnce } from './atOnce.ts';
import { policyPlay } from './values/policyPlay.ts';

/** The play that the learned policy thinks best. It does not look ahead. */
export const climbSkilfully = climbingBotAtOnce((view, random) => policyPlay(view, 0, random));
