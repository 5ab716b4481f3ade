import { chooseAny } from '../chooseAny.ts';
import { climbingBotAtOnce } from './atOnce.ts';
import { policyPlay } from './values/policyPlay.ts';

/** Share of its plays that it does not think about. */
const carelessness = 0.25;

/** How far chance leads it astray where it thinks. */
const heat = 2;

/** Knows what a good play looks like, is often led astray, and sometimes does not think at all. */
export const climbLikeNovice = climbingBotAtOnce((view, random) =>
  random() < carelessness ? chooseAny(view.legal, random) : policyPlay(view, heat, random),
);
