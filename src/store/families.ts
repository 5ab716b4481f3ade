import type { FamilyId } from '../engine/index.ts';

/** What of a family is known before the first screen: only names; what they name loads later. */
interface FamilyNames {
  /**
   * What helps somebody at its table, whether that is on at first, and with how much help it is on;
   * without that it is a matter of taste.
   */
  readonly aids: readonly {
    readonly aid: string;
    readonly on: boolean;
    readonly help?: 'some' | 'much';
  }[];
  /** How much is to be won in a match up to a goal: five to ten rounds between even players. */
  readonly wonToEnd: number;
  /** Whether somebody who does not start a round may have nothing to decide in all of it. */
  readonly mayOnlyPass: boolean;
}

/** A further family is one entry. */
const families = {
  fishing: {
    aids: [
      { aid: 'catchersGlow', on: true, help: 'some' },
      { aid: 'pointsOnFish', on: true, help: 'some' },
      { aid: 'strandedFish', on: false, help: 'much' },
      { aid: 'danger', on: false, help: 'much' },
      { aid: 'groupBoard', on: true, help: 'some' },
      { aid: 'unseenTiles', on: false, help: 'much' },
    ],
    wonToEnd: 500,
    mayOnlyPass: false,
  },
  climbing: {
    aids: [
      { aid: 'beats', on: true, help: 'some' },
      { aid: 'unbeaten', on: false, help: 'much' },
      { aid: 'cardBoard', on: false, help: 'much' },
      { aid: 'beatersLeft', on: false, help: 'much' },
      { aid: 'passes', on: false, help: 'much' },
      { aid: 'tapsPasses', on: false },
    ],
    wonToEnd: 20,
    mayOnlyPass: true,
  },
} as const satisfies Readonly<Record<FamilyId, FamilyNames>>;

/** How much somebody has to win in a match of a family up to a goal. */
export function wonToEnd(family: FamilyId): number {
  return families[family].wonToEnd;
}

/** Whether somebody who does not start a round may have nothing to decide in all of it. */
export function mayOnlyPass(family: FamilyId): boolean {
  return families[family].mayOnlyPass;
}

const each = Object.values(families);

/** The family that is played where no other one is named. */
export const usualFamily: FamilyId = 'fishing';

/** What helps at the tables, one family's after the other's, and whether that is on at first. */
export const familyAids = each.flatMap<(typeof each)[number]['aids'][number]>(({ aids }) => aids);

/** Whether an aid is one of a family, and not of another one or of every table. */
export function isAidOf(family: FamilyId, aid: string): boolean {
  return families[family].aids.some((one) => one.aid === aid);
}

/**
 * The families that there were when a kept round did not tell yet who has won; no further one
 * joins them.
 */
export const familiesBeforeWinners: readonly FamilyId[] = ['fishing'];
