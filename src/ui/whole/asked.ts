import { roomPartsOf, roomPartsOfFamily } from '../../families/rooms.ts';
import { TodayScreen } from '../days/TodayScreen.tsx';
import { HistoryScreen } from '../history/HistoryScreen.tsx';
import { LearnScreen } from '../learn/LearnScreen.tsx';
import { LedgerRoom } from '../ledger/LedgerRoom.tsx';
import { PuzzlesScreen } from '../puzzles/PuzzlesScreen.tsx';
import { ReviewScreen } from '../review/ReviewScreen.tsx';
import { RulesScreen } from '../rules/RulesScreen.tsx';
import { DealScreen } from '../share/DealScreen.tsx';

/** Loaded when one of them is wanted, by their names in an address. */
export const asked = {
  rooms: {
    today: TodayScreen,
    history: HistoryScreen,
    calculator: LedgerRoom,
    puzzles: PuzzlesScreen,
    review: ReviewScreen,
    deal: DealScreen,
    learn: LearnScreen,
    rules: RulesScreen,
  },
  partsOf: roomPartsOf,
  partsOfFamily: roomPartsOfFamily,
};
