import type { ComponentType } from 'react';
import { type ShownFamilyId, shownFamilyOf, type VariantId } from '../../engine/index.ts';
import type { Match } from '../../store/match/match.ts';
import type { Say } from '../../text/say.ts';
import { paymentTexts } from '../fishing/scores/paymentTexts.ts';
import { pictureFactsOf } from '../fishing/scores/pictureFactsOf.ts';
import { OtherRulesOfRound, RoundPayments, SeatSheets } from '../fishing/scores/roundSheet.tsx';
import { matchCues } from '../fishing/table/matchCues.ts';
import { TableScreen } from '../fishing/table/TableScreen.tsx';
import { curtainTurnWords } from '../fishing/table/words/curtainTurnWords.ts';
import type { SheetParts } from '../scores/Scores.tsx';
import type { ShareParts } from '../share/shareParts.ts';
import type { CuesFor } from '../sound/cue.ts';
import type { TableScreenProps } from '../table/tableScreenProps.ts';

/** What a family shows and sounds of a match. */
interface MatchParts extends SheetParts, ShareParts {
  /** The whole table of a match. */
  readonly Table: ComponentType<TableScreenProps>;
  readonly cuesFor: CuesFor<Match>;
  /** What is to be played now, as everybody may know it: what the curtain says. */
  readonly turnWords: (match: Match, say: Say) => string;
}

/**
 * What comes right after the first screen. It is no promise, as it comes in one file with the
 * screens that ask for it.
 */
const families: Readonly<Record<ShownFamilyId, MatchParts>> = {
  fishing: {
    Table: TableScreen,
    cuesFor: matchCues,
    turnWords: curtainTurnWords,
    Payments: RoundPayments,
    Sheets: SeatSheets,
    OtherRules: OtherRulesOfRound,
    pictureFactsOf,
    paymentTexts,
  },
};

/** What the family of a variant shows and sounds of a match. */
export function matchPartsOf(variant: VariantId): MatchParts {
  return families[shownFamilyOf(variant)];
}
