import { familyLessons } from './learn/familyLessons.tsx';
import { ToldCounting } from './ledger/ToldCounting.tsx';
import { ToldFacts } from './ledger/ToldFacts.tsx';
import { ChoiceFindings } from './review/ChoiceFindings.tsx';
import { RulesRoom } from './rules/RulesRoom.tsx';

/**
 * The rooms of climbing beside the match that nobody needs at the table, in one file that loads
 * when the first of them is shown.
 */
export const rooms = {
  ChoiceFindings,
  familyLessons,
  RulesRoom,
  ToldCounting,
  ToldFacts,
};
