import type { RoundRecord } from '../../../engine/index.ts';
import type { Say } from '../../../text/say.ts';
import { signedPoints } from '../../../text/scoreWords.ts';
import { wuRoundOf } from './wuRound.ts';

/** The wu of each seat, and what it wins or loses. */
export function seatTexts(round: RoundRecord, say: Say): readonly string[] {
  return wuRoundOf(round).seats.map(({ name, sheet, balance }) =>
    say('wu.line.seat', { name, wu: sheet.wu, balance: signedPoints(balance, say) }),
  );
}
