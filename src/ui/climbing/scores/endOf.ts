import type { RoundRecord } from '../../../engine/index.ts';
import { endHeadline, endPays } from '../../../text/climbing/scoreWords.ts';
import type { Say } from '../../../text/say.ts';
import type { SheetEnd } from '../../scores/sheetParts.ts';
import { wuRoundOf } from './wuRound.ts';

/** How a round ended; where nobody declared or it was called off, also what that pays. */
export function endOf(record: RoundRecord, say: Say): SheetEnd {
  const round = wuRoundOf(record);
  const { sheets, declarer, calledOff } = round;
  return {
    sentence: endHeadline(round, say),
    note: declarer === null ? endPays(round, say) : undefined,
    totals: calledOff === null ? sheets.map(({ wu }) => say('wu.count', { wu })) : [],
  };
}
