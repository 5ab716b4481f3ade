import { scoresModelOf } from '../scores/scoresModel.ts';
import { lookForHonours } from './lookForHonours.ts';
import { RoundSheet } from './RoundSheet.tsx';
import { ScoreScreen } from './ScoreScreen.tsx';

/** The score sheet of a match. It comes in one file while its table is shown. */
export const sheet = { ScoreScreen, RoundSheet, scoresModelOf, lookForHonours };
