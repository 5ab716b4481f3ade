import type { FamilyId, SeatCount, VariantId } from '../engine/index.ts';
import { names as climbing } from './climbing/names.ts';
import { names as fishing } from './fishing/names.ts';

/** A game that the first screen offers, a tap away. */
export interface OfferedGame {
  /** The part of message ids that names it: `start.game.ID`. */
  readonly id: string;
  readonly family: FamilyId;
  readonly variant: VariantId;
  /** Whether words beside its name tell it from another game of that name. */
  readonly tagged: boolean;
  /** How many play it at least and as a rule, one person and bots. */
  readonly seats: SeatCount;
  /** How many play it at most. */
  readonly most: SeatCount;
  /** Where it is the first of its family, the lesson that a newcomer begins with. */
  readonly lesson?: string;
  /** What it is played with. */
  readonly look: { readonly make: 'lacquer' | 'cards'; readonly cut?: true };
}

/** What of a family is known before the first screen: only names; what they name loads later. */
interface FamilyNames {
  readonly games: readonly OfferedGame[];
  /** `on` is how it is at first; without `help` an aid is a matter of taste. */
  readonly aids: readonly {
    readonly aid: string;
    readonly on: boolean;
    readonly help?: 'some' | 'much';
  }[];
  /** How much is to be won in a match up to a goal: five to ten rounds between even players. */
  readonly wonToEnd: number;
  readonly mayOnlyPass: boolean;
}

/** The usual family first. */
const families = { fishing, climbing } as const satisfies Readonly<Record<FamilyId, FamilyNames>>;

const each = Object.values(families);

/** The games that the first screen offers, the usual one first. */
export const offeredGames = [...fishing.games, ...climbing.games] as const;

/** A game that every day has a puzzle of. */
export type DayGame = (typeof offeredGames)[number]['variant'];

export function wonToEnd(family: FamilyId): number {
  return families[family].wonToEnd;
}

/** Whether somebody who does not start a round may have nothing to decide in all of it. */
export function mayOnlyPass(family: FamilyId): boolean {
  return families[family].mayOnlyPass;
}

/** What helps at the tables, one family's after the other's, and whether that is on at first. */
export const familyAids = each.flatMap<(typeof each)[number]['aids'][number]>(({ aids }) => aids);

/** Whether an aid is one of a family, and not of another one or of every table. */
export function isAidOf(family: FamilyId, aid: string): boolean {
  return families[family].aids.some((one) => one.aid === aid);
}
