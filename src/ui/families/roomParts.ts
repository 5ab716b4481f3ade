import { type FamilyId, familyOf, invariant, type VariantId } from '../../engine/index.ts';
import { catchLedger } from '../fishing/calculator/catchLedger.ts';
import { familyLessons } from '../fishing/learn/familyLessons.tsx';
import { betterWords, wayWords, whyWords } from '../fishing/review/betterWords.ts';
import { FishFindings } from '../fishing/review/FishFindings.tsx';
import { RoomBoard } from '../fishing/roomBoard/RoomBoard.tsx';
import { roundFeedback } from '../fishing/roomBoard/shownModel.ts';
import { RulesRoom } from '../fishing/rules/RulesRoom.tsx';
import { featsOfFishing, paymentTexts, pictureFactsOf } from '../fishing/scores/roundTexts.ts';
import type { RoomParts } from './familyParts.ts';
import { latePartsOf } from './lateParts.ts';

const fishing: RoomParts = {
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

/** What comes when a room is asked for, in one file with all rooms, and what has joined since. */
const families: Readonly<Record<FamilyId, () => RoomParts | undefined>> = {
  fishing: () => fishing,
  climbing: () => latePartsOf('climbing')?.rooms,
};

/** What a family that is there shows in the rooms beside the match. */
export function roomPartsOfFamily(family: FamilyId): RoomParts {
  const parts = families[family]();
  invariant(parts !== undefined, 'the rules of a family join with its screens');
  return parts;
}

/** What the family of a variant shows in the rooms beside the match. */
export function roomPartsOf(variant: VariantId): RoomParts {
  return roomPartsOfFamily(familyOf(variant));
}
