import type { Counts, Seat } from '../engine/index.ts';
import type { RoundAtTable } from '../store/table/roundAtTable.ts';
import type { Say } from '../text/say.ts';
import type { Component } from '../ui/content/content.ts';
import type { HistoryParts } from '../ui/history/historyParts.ts';
import type { LessonParts } from '../ui/learn/lessonProps.ts';
import type { LedgerParts } from '../ui/ledger/ledgerParts.ts';
import type { Newcomers } from '../ui/questions/lessonOfferAt.ts';
import type { ReviewParts } from '../ui/review/reviewParts.ts';
import type { RulesParts } from '../ui/rules/RulesScreen.tsx';
import type { SheetParts } from '../ui/scores/sheetParts.ts';
import type { ShareParts } from '../ui/share/shareParts.ts';
import type { Feedback } from '../ui/sound/useSound.ts';
import type { TableScreenProps } from '../ui/table/tableProps.ts';

/** What a family shows and sounds at the table. */
export interface MatchParts {
  /** The whole table of a match. */
  readonly Table: Component<TableScreenProps>;
  /** Those to whom it offers a lesson; missing where it offers none. */
  readonly newcomers?: Newcomers;
  readonly feedback: Feedback<RoundAtTable>;
  /** What is to be played now, as everybody may know it: what the curtain says. */
  readonly turnWords: (round: RoundAtTable, say: Say) => string;
  /** The hand of a seat in a round whose hands are all known. */
  readonly handIn: (round: RoundAtTable, seat: Seat) => Counts;
}

/** What a family shows of a round that is over, and tells where it is shared. */
export interface FamilySheet extends SheetParts, ShareParts {}

/** What a family shows in the rooms beside the match. */
export interface RoomParts extends HistoryParts, LessonParts, ReviewParts, RulesParts, ShareParts {
  readonly ledger: LedgerParts;
}
