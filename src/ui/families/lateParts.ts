import type { LateFamilyId } from '../../engine/index.ts';
import type { FamilySheet, MatchParts, RoomParts } from './familyParts.ts';

/** What a late family shows, in one file that loads when one of its games is wanted. */
export interface LateParts {
  readonly match: MatchParts;
  readonly sheet: FamilySheet;
  readonly rooms: RoomParts;
}

const here = new Map<LateFamilyId, LateParts>();

/** What a late family shows, undefined until it has come. */
export function latePartsOf(family: LateFamilyId): LateParts | undefined {
  return here.get(family);
}

/** Has the page show a late family. */
export function joinParts(family: LateFamilyId, parts: LateParts): void {
  here.set(family, parts);
}
