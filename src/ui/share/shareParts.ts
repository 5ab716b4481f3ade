import type { RoundRecord } from '../../engine/index.ts';
import type { PaymentText } from '../../text/roundText.ts';
import type { Say } from '../../text/say.ts';
import type { PictureFacts } from './picture/pictureFacts.ts';

/** What a family tells of a round that is shared. */
export interface ShareParts {
  /** What stands on the picture of a round's score sheet. */
  readonly pictureFactsOf: (round: RoundRecord, say: Say) => PictureFacts;
  /** Who pays whom for a round, and why. */
  readonly paymentTexts: (round: RoundRecord, say: Say) => readonly PaymentText[];
  /** What each seat has and wins or loses, where that is not points. */
  readonly seatTexts?: (round: RoundRecord, say: Say) => readonly string[];
}
