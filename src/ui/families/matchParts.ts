import { fishingPosition, handOf } from '../../engine/fishing/index.ts';
import { type FamilyId, familyOf, invariant, type VariantId } from '../../engine/index.ts';
import { matchFeedback } from '../fishing/table/matchFeedback.ts';
import { TableScreen } from '../fishing/table/TableScreen.tsx';
import { curtainTurnWords } from '../fishing/table/words/curtainTurnWords.ts';
import type { MatchParts } from './familyParts.ts';
import { latePartsOf } from './lateParts.ts';

const fishing: MatchParts = {
  Table: TableScreen,
  feedback: matchFeedback,
  turnWords: curtainTurnWords,
  handIn: ({ played }, seat) => handOf(fishingPosition(played.position), seat),
};

/**
 * What comes right after the first screen, in one file with the screens that ask for it, and what
 * has joined since.
 */
const families: Readonly<Record<FamilyId, () => MatchParts | undefined>> = {
  fishing: () => fishing,
  climbing: () => latePartsOf('climbing')?.match,
};

/** What the family of a variant shows and sounds of a match. The variant must be known. */
export function matchPartsOf(variant: VariantId): MatchParts {
  const parts = families[familyOf(variant)]();
  invariant(parts !== undefined, 'the rules of a family join with its screens');
  return parts;
}
