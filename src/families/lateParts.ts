import type { EarlyFamilyId, FamilyId, LateFamilyId } from '../engine/index.ts';
import type { FamilySheet, MatchParts, RoomParts } from './parts.ts';
import { joined } from './rules.ts';

/** What a late family shows, in one file that loads when one of its games is wanted. */
export interface LateParts {
  readonly match: MatchParts;
  readonly sheet: FamilySheet;
  readonly rooms: RoomParts;
}

type Stage = keyof LateParts;

/** What the families that are there from the start show at a stage of loading. */
export type EarlyParts<One extends Stage> = Readonly<Record<EarlyFamilyId, LateParts[One]>>;

const here: { [Family in FamilyId]?: LateParts } = {};

/** What a family that is there shows at a stage of loading. */
export function partsOf<One extends Stage>(
  stage: One,
  early: EarlyParts<One>,
  family: FamilyId,
): LateParts[One] {
  const known: { readonly [Family in FamilyId]?: LateParts[One] } = early;
  return joined(known[family] ?? here[family]?.[stage]);
}

/** Has the page show a late family. */
export function joinParts(family: LateFamilyId, parts: LateParts): void {
  here[family] = parts;
}
