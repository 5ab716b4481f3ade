import { sheetPartsOf } from '../../families/sheet.ts';
import type { History } from '../../store/history/history.ts';
import { scoresModelOf } from '../scores/scoresModel.ts';
import { RoundSheet } from './RoundSheet.tsx';
import { ScoreScreen } from './ScoreScreen.tsx';

/** The score sheet of a match. It comes in one file while its table is shown. */
export const sheet = { ScoreScreen, RoundSheet, scoresModelOf, lookForHonours };

/**
 * Has the history ready to tell which honours a round that has just ended was the first to bring.
 * It is asked at the end of a round, so that the sheet need not wait for it: a line that came later
 * would move what is there.
 */
export async function lookForHonours(history: Pick<History, 'state' | 'open' | 'findFeats'>) {
  if (history.state.getState().stock === null) await history.open();
  await history.findFeats((round) => sheetPartsOf(round.variant).featsOf(round));
}
