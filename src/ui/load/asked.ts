import { CalculatorScreen } from '../fishing/calculator/CalculatorScreen.tsx';
import { HistoryScreen } from '../history/HistoryScreen.tsx';
import { LearnScreen } from '../learn/LearnScreen.tsx';
import { PuzzlesScreen } from '../puzzles/PuzzlesScreen.tsx';
import { ReviewScreen } from '../review/ReviewScreen.tsx';
import { RulesScreen } from '../rules/RulesScreen.tsx';
import { DealScreen } from '../share/DealScreen.tsx';

/**
 * The rooms beside the match, by their names in an address. They are loaded when one of them is
 * wanted.
 */
export const rooms = {
  history: HistoryScreen,
  calculator: CalculatorScreen,
  puzzles: PuzzlesScreen,
  review: ReviewScreen,
  deal: DealScreen,
  learn: LearnScreen,
  rules: RulesScreen,
};
