import type { RoundRecord } from '../../../engine/index.ts';
import { playedOnWords } from '../../../text/climbing/outcomeWords.ts';
import { asOne, endHeadline, endPays } from '../../../text/climbing/scoreWords.ts';
import type { Say } from '../../../text/say.ts';
import type { SheetEnd } from '../../scores/sheetParts.ts';
import { wuRoundOf } from './wuRound.ts';

/**
 * How a round ended; where nobody declared or it was called off, also what that pays, and why
 * nobody is paid who had enough wu.
 */
export function endOf(record: RoundRecord, say: Say): SheetEnd {
  const round = wuRoundOf(record);
  const { sheets, declarer, calledOff, seats, asksAt } = round;
  const whys = playedOnWords(
    round,
    seats.map((own) => ({ ...own, wu: own.sheet.wu, asksAt: asksAt[own.seat] ?? null })),
    say,
  );
  const notes = declarer === null ? [endPays(round, say), ...whys] : whys;
  return {
    sentence: endHeadline(round, say),
    note: notes.length === 0 ? undefined : asOne(notes, say),
    totals: calledOff === null ? sheets.map(({ wu }) => say('wu.count', { wu })) : [],
  };
}
