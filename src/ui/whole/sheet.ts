import { lookForHonours } from './lookForHonours.ts';
import { ScoreScreen } from './ScoreScreen.tsx';

/** The score sheet of a match. It comes in one file while its table is shown. */
export const sheet = { ScoreScreen, lookForHonours };
