import { familyLessons } from '../../ui/climbing/learn/familyLessons.tsx';
import { ToldCounting } from '../../ui/climbing/ledger/ToldCounting.tsx';
import { ToldFacts } from '../../ui/climbing/ledger/ToldFacts.tsx';
import { ChoiceFindings } from '../../ui/climbing/review/ChoiceFindings.tsx';
import { RulesRoom } from '../../ui/climbing/rules/RulesRoom.tsx';

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
