import { familyOf, type LateFamilyId, type VariantId } from '../engine/index.ts';
import type { RoundAtTable } from '../store/table/roundAtTable.ts';
import type { FamilyWords } from '../text/familyWords.ts';
import type { Feedback } from '../ui/sound/useSound.ts';
import { match as fishing } from './fishing/match.ts';
import { type EarlyParts, type LateParts, partsOf } from './lateParts.ts';
import type { MatchParts } from './parts.ts';
import type { LateRules } from './rules.ts';

/** What comes right after the first screen, in one file with the screens that ask for it. */
const early: EarlyParts<'match'> = { fishing };

/** All code that the page needs of a late family. */
interface Wing extends LateRules {
  readonly parts: LateParts;
  readonly words: FamilyWords;
}

/** Loads the code of a late family. */
export const loadWing: Readonly<Record<LateFamilyId, () => Promise<Wing>>> = {
  climbing: async () => (await import('./climbing/wing.ts')).wing,
};

/** What the family of a variant shows and sounds of a match. The variant must be known. */
export function matchPartsOf(variant: VariantId): MatchParts {
  return partsOf('match', early, familyOf(variant));
}

/** What is heard and felt of a round of any family. */
export const feedbackOfRounds: Feedback<RoundAtTable> = {
  cuesFor: (before, after) => matchPartsOf(after.variant).feedback.cuesFor(before, after),
  touchFor: (before, after) => matchPartsOf(after.variant).feedback.touchFor(before, after),
};
