import type { ComponentType } from 'react';
import type { VariantId } from '../../engine/index.ts';
import type { Match } from '../../store/match/match.ts';
import { OtherRulesTable } from '../fishing/scores/OtherRulesTable.tsx';
import { pictureFactsOf } from '../fishing/scores/pictureFactsOf.ts';
import { SeatSheet } from '../fishing/scores/SeatSheet.tsx';
import { matchCues } from '../fishing/table/matchCues.ts';
import { TableScreen } from '../fishing/table/TableScreen.tsx';
import type { SheetParts } from '../scores/Scores.tsx';
import type { ShareParts } from '../share/shareParts.ts';
import type { CuesFor } from '../sound/cue.ts';
import type { TableScreenProps } from '../table/tableScreenProps.ts';
import { type FamilyId, familyOf } from './familyOf.ts';

/** What a family shows and sounds of a match. */
interface MatchParts extends SheetParts, ShareParts {
  /** The whole table of a match. */
  readonly Table: ComponentType<TableScreenProps>;
  readonly cuesFor: CuesFor<Match>;
}

/**
 * What comes right after the first screen. It is no promise, as it comes in one file with the
 * screens that ask for it.
 */
const families: Readonly<Record<FamilyId, MatchParts>> = {
  fishing: {
    Table: TableScreen,
    cuesFor: matchCues,
    SeatSheet,
    OtherRules: OtherRulesTable,
    pictureFactsOf,
  },
};

/** What the family of a variant shows and sounds of a match. */
export function matchPartsOf(variant: VariantId): MatchParts {
  return families[familyOf(variant)];
}
