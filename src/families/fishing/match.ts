import { fishingPosition, handOf } from '../../engine/fishing/index.ts';
import { matchFeedback } from '../../ui/fishing/table/matchFeedback.ts';
import { TableScreen } from '../../ui/fishing/table/TableScreen.tsx';
import { curtainTurnWords } from '../../ui/fishing/table/words/curtainTurnWords.ts';
import type { MatchParts } from '../parts.ts';

export const match: MatchParts = {
  Table: TableScreen,
  feedback: matchFeedback,
  turnWords: curtainTurnWords,
  handIn: ({ played }, seat) => handOf(fishingPosition(played.position), seat),
};
