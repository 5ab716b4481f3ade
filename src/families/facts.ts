import { type FamilyId, familyNameOf, type VariantId } from '../engine/index.ts';
import { facts as climbing } from './climbing/facts.ts';
import { facts as fishing } from './fishing/facts.ts';

/** Something small to be proud of in the games of a family. */
interface FamilyHonour {
  /** The part of message ids that names it: `honours.ID`. */
  readonly id: string;
  /** The feats that together bring it. */
  readonly feats: readonly string[];
  /** The least total with which it counts; any will do where it is missing. */
  readonly least?: number;
  /** The page of the rules that tells of it, and where. */
  readonly rule: { readonly variant: VariantId; readonly at: string };
}

/** What the list of all lessons has; all else is data of the family, whose rooms play it. */
interface ListedLesson {
  readonly id: string;
  /** The game that it teaches; missing where that is chosen in it. */
  readonly variant?: VariantId;
  /** Whether it is one of the few that a newcomer takes first, and then plays a round. */
  readonly isOpening?: true;
}

/** What the rooms know of a family whether or not it has joined. */
interface FamilyFacts {
  readonly family: FamilyId;
  /**
   * How a round of a real table is entered: by the tiles that everybody has caught, or by who
   * declared and some counts.
   */
  readonly entered: 'catches' | 'counts';
  /** The message that names all its games. */
  readonly gamesName: string;
  /** In teaching order. */
  readonly lessons: readonly ListedLesson[];
  /** In the order they are shown. */
  readonly honours: readonly FamilyHonour[];
}

const families = { fishing, climbing } as const satisfies Readonly<Record<FamilyId, FamilyFacts>>;

type Facts = (typeof families)[keyof typeof families];

export type LessonId = Facts['lessons'][number]['id'];
export type FamilyHonourId = Facts['honours'][number]['id'];

interface KnownFacts extends FamilyFacts {
  readonly gamesName: Facts['gamesName'];
  readonly lessons: readonly (ListedLesson & { readonly id: LessonId })[];
  readonly honours: readonly (FamilyHonour & { readonly id: FamilyHonourId })[];
}

export const familyFacts: Readonly<Record<FamilyId, KnownFacts>> = families;

/** The same of each family, in the order in which they are told. */
export const eachFamily: readonly KnownFacts[] = Object.values(families);

/** How a round of a variant is entered in the ledger. */
export function enteredBy(variant: VariantId): Facts['entered'] {
  return families[familyNameOf(variant)].entered;
}
