import { catchLedger } from '../../ui/fishing/calculator/catchLedger.ts';
import { familyLessons } from '../../ui/fishing/learn/familyLessons.tsx';
import { betterWords, wayWords, whyWords } from '../../ui/fishing/review/betterWords.ts';
import { FishFindings } from '../../ui/fishing/review/FishFindings.tsx';
import { RoomBoard } from '../../ui/fishing/roomBoard/RoomBoard.tsx';
import { roundFeedback } from '../../ui/fishing/roomBoard/shownModel.ts';
import { RulesRoom } from '../../ui/fishing/rules/RulesRoom.tsx';
import {
  featsOfFishing,
  paymentTexts,
  pictureFactsOf,
} from '../../ui/fishing/scores/roundTexts.ts';
import type { RoomParts } from '../parts.ts';

export const rooms: RoomParts = {
  ledger: catchLedger,
  Board: RoomBoard,
  feedback: roundFeedback,
  lessons: { load: async () => familyLessons, here: () => familyLessons },
  Rulebook: RulesRoom,
  FamilyFindings: FishFindings,
  wayWords,
  betterWords,
  whyWords,
  pictureFactsOf,
  paymentTexts,
  hasMargin: true,
  featsOf: featsOfFishing,
  totalWords: (points, say) => say('scores.points', { points }),
};
