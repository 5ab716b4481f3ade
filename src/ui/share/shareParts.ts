import type { RoundRecord } from '../../engine/index.ts';
import type { PaymentText } from '../../text/roundText.ts';
import type { Say } from '../../text/say.ts';
import type { PictureFacts } from './picture/pictureFacts.ts';

export interface ShareParts {
  readonly pictureFactsOf: (round: RoundRecord, say: Say) => PictureFacts;
  readonly paymentTexts: (round: RoundRecord, say: Say) => readonly PaymentText[];
  /** What each seat has and wins or loses, where that is not points. */
  readonly seatTexts?: (round: RoundRecord, say: Say) => readonly string[];
}
