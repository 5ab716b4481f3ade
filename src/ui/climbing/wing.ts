import { joinClimbing } from '../../records/climbing/join.ts';
import { climbingWords } from '../../text/climbing/climbingWords.ts';
import type { Say } from '../../text/say.ts';
import { betterWords, wayWords, whyWords } from './review/betterWords.ts';
import { Stage } from './review/Stage.tsx';
import { Trial } from './review/Trial.tsx';
import { RulesRoom } from './rules/RulesRoom.tsx';
import { endOf } from './scores/endOf.ts';
import { featsOfClimbing } from './scores/featsOfRound.ts';
import { paymentTexts } from './scores/paymentTexts.ts';
import { pictureFactsOf } from './scores/pictureFactsOf.ts';
import { RoundCounts, RoundHeaps } from './scores/roundSheet.tsx';
import { seatTexts } from './scores/seatTexts.ts';
import { matchFeedback } from './table/matchFeedback.ts';
import { TableScreen } from './table/TableScreen.tsx';
import { curtainTurnWords } from './table/words/curtainTurnWords.ts';

const shared = { pictureFactsOf, paymentTexts, seatTexts, featsOf: featsOfClimbing };

/** All that the page shows and says of climbing, in one file that loads when it is wanted. */
export const wing = {
  parts: {
    match: {
      Table: TableScreen,
      feedback: matchFeedback,
      turnWords: curtainTurnWords,
    },
    sheet: {
      ...shared,
      endOf,
      Counts: RoundCounts,
      Heaps: RoundHeaps,
    },
    rooms: {
      ...shared,
      hasMargin: false,
      totalWords: (wu: number, say: Say) => say('climbing.table.wu', { wu }),
      Stage,
      Trial,
      Rulebook: RulesRoom,
      wayWords,
      betterWords,
      whyWords,
    },
  },
  familyWords: climbingWords,
  joinRules: joinClimbing,
};
