import type { RoundRecord } from '../../../engine/index.ts';
import { paymentReason } from '../../../text/fishing/scoreWords.ts';
import type { PaymentText } from '../../../text/roundText.ts';
import type { Say } from '../../../text/say.ts';
import { paymentWords } from '../../../text/scoreWords.ts';
import { countedRoundOf } from './countedRound.ts';

/** Who pays whom for a round, and where that comes from. */
export function paymentTexts(round: RoundRecord, say: Say): readonly PaymentText[] {
  const counted = countedRoundOf(round);
  return counted.payments.map((payment) => ({
    payment: paymentWords(payment, counted.names, say),
    reason: paymentReason(payment, counted, say),
  }));
}
