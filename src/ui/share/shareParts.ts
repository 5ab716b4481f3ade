import type { Say } from '../../text/say.ts';
import type { RoundScores } from '../scores/scoresModel.ts';
import type { PictureFacts } from './picture/pictureFacts.ts';

/** What a family tells of a round that is shared. */
export interface ShareParts {
  /** What stands on the picture of a round's score sheet. */
  readonly pictureFactsOf: (scores: RoundScores, say: Say) => PictureFacts;
}
