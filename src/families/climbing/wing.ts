import { climbingPosition, handOf } from '../../engine/climbing/index.ts';
import type { Seat } from '../../engine/index.ts';
import type { RoundAtTable } from '../../store/table/roundAtTable.ts';
import { climbingWords } from '../../text/climbing/climbingWords.ts';
import type { Say } from '../../text/say.ts';
import { toldLedger } from '../../ui/climbing/ledger/toldLedger.ts';
import { betterWords, wayWords, whyWords } from '../../ui/climbing/review/betterWords.ts';
import { RoomBoard } from '../../ui/climbing/roomBoard/RoomBoard.tsx';
import { roundFeedback } from '../../ui/climbing/roomBoard/shownModel.ts';
import { RoundCounts, RoundHeaps } from '../../ui/climbing/scores/roundSheet.tsx';
import {
  endOf,
  featsOfClimbing,
  paymentTexts,
  pictureFactsOf,
  seatTexts,
} from '../../ui/climbing/scores/roundTexts.ts';
import { matchFeedback } from '../../ui/climbing/table/matchFeedback.ts';
import { TableScreen } from '../../ui/climbing/table/TableScreen.tsx';
import { curtainTurnWords } from '../../ui/climbing/table/words/curtainTurnWords.ts';
import type { CountingProps, RoundFactsProps } from '../../ui/ledger/ledgerParts.ts';
import { later } from '../../ui/load/later.ts';
import { laterPart, laterScreen } from '../../ui/load/laterScreen.tsx';
import type { RoomProps } from '../../ui/page/roomProps.ts';
import type { FamilyFindingsProps } from '../../ui/review/reviewParts.ts';

import { lateRules } from './lateRules.ts';

const loadRooms = async () => (await import('./rooms.ts')).rooms;

const shared = { pictureFactsOf, paymentTexts, seatTexts, featsOf: featsOfClimbing };

/**
 * All that the page shows and says of climbing, in one file that loads when it is wanted. Only its
 * rooms are a file of their own, which loads when one of them is shown.
 */
export const wing = {
  parts: {
    match: {
      Table: TableScreen,
      newcomers: { variant: 'sap-ng-wu', lesson: 'sap-ng-wu-two-minutes' } as const,
      feedback: matchFeedback,
      turnWords: curtainTurnWords,
      handIn: ({ played }: RoundAtTable, seat: Seat) =>
        handOf(climbingPosition(played.position), seat),
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
      Board: RoomBoard,
      feedback: roundFeedback,
      lessons: later(async () => (await loadRooms()).familyLessons),
      FamilyFindings: laterPart<FamilyFindingsProps>(async () => ({
        Screen: (await loadRooms()).ChoiceFindings,
      })),
      Rulebook: laterScreen<RoomProps>(async () => ({ Screen: (await loadRooms()).RulesRoom })),
      ledger: {
        ...toldLedger,
        Counting: laterPart<CountingProps>(async () => ({
          Screen: (await loadRooms()).ToldCounting,
        })),
        RoundFacts: laterPart<RoundFactsProps>(async () => ({
          Screen: (await loadRooms()).ToldFacts,
        })),
      },
      wayWords,
      betterWords,
      whyWords,
    },
  },
  words: climbingWords,
  ...lateRules,
};
