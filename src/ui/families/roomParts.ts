import type { ComponentType } from 'react';
import { type ShownFamilyId, shownFamilyOf, type VariantId } from '../../engine/index.ts';
import type { FamilyRoomName } from '../../store/families.ts';
import { CalculatorScreen } from '../fishing/calculator/CalculatorScreen.tsx';
import { FishingLessonRoom } from '../fishing/learn/FishingLessonRoom.tsx';
import { betterWords, wayWords } from '../fishing/review/betterWords.ts';
import { FishFindings } from '../fishing/review/FishFindings.tsx';
import { Stage } from '../fishing/review/Stage.tsx';
import { Trial } from '../fishing/review/Trial.tsx';
import { RulesRoom } from '../fishing/rules/RulesRoom.tsx';
import { paymentTexts } from '../fishing/scores/paymentTexts.ts';
import { pictureFactsOf } from '../fishing/scores/pictureFactsOf.ts';
import type { HistoryParts } from '../history/historyParts.ts';
import type { LessonParts } from '../learn/lessonProps.ts';
import type { RoomProps } from '../page/roomProps.ts';
import type { ReviewParts } from '../review/reviewParts.ts';
import type { RulesParts } from '../rules/RulesScreen.tsx';
import type { ShareParts } from '../share/shareParts.ts';

/** What a family shows in the rooms beside the match. */
interface RoomParts extends HistoryParts, LessonParts, ReviewParts, RulesParts, ShareParts {}

/** What comes when a room is asked for, in one file with all rooms: so it is no promise. */
const families: Readonly<Record<ShownFamilyId, RoomParts>> = {
  fishing: {
    FamilyLesson: FishingLessonRoom,
    Rulebook: RulesRoom,
    Stage,
    Trial,
    FamilyFindings: FishFindings,
    wayWords,
    betterWords,
    pictureFactsOf,
    paymentTexts,
    hasMargin: true,
  },
};

/** What a family shows in the rooms beside the match. */
export function roomPartsOfFamily(family: ShownFamilyId): RoomParts {
  return families[family];
}

/** What the family of a variant shows in the rooms beside the match. */
export function roomPartsOf(variant: VariantId): RoomParts {
  return roomPartsOfFamily(shownFamilyOf(variant));
}

/** The rooms of one family alone, by their names in an address. */
export const familyRooms: Readonly<Record<FamilyRoomName, ComponentType<RoomProps>>> = {
  calculator: CalculatorScreen,
};
