import type { Counts, Seat } from '../../engine/index.ts';
import type { RoundAtTable } from '../../store/table/roundAtTable.ts';
import type { Say } from '../../text/say.ts';
import type { Component } from '../content/content.ts';
import type { HistoryParts } from '../history/historyParts.ts';
import type { LessonParts } from '../learn/lessonProps.ts';
import type { LedgerParts } from '../ledger/ledgerParts.ts';
import type { Newcomers } from '../questions/lessonOfferAt.ts';
import type { ReviewParts } from '../review/reviewParts.ts';
import type { RulesParts } from '../rules/RulesScreen.tsx';
import type { SheetParts } from '../scores/sheetParts.ts';
import type { ShareParts } from '../share/shareParts.ts';
import type { Feedback } from '../sound/useSound.ts';
import type { TableScreenProps } from '../table/tableProps.ts';

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
