import type { RoundRecord } from '../../../engine/index.ts';
import { dueReason } from '../../../text/climbing/dueWords.ts';
import { wuPaymentWords } from '../../../text/climbing/scoreWords.ts';
import type { PaymentText } from '../../../text/roundText.ts';
import type { Say } from '../../../text/say.ts';
import { wuRoundOf } from './wuRound.ts';

/** Who pays whom for a round, and where that comes from. */
export function paymentTexts(round: RoundRecord, say: Say): readonly PaymentText[] {
  const counted = wuRoundOf(round);
  return counted.payments.map((payment) => ({
    payment: wuPaymentWords(payment, counted.names, say),
    reason: dueReason(payment, counted, counted.dealerName, say),
  }));
}
