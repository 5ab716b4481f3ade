import type { FamilyId } from '../engine/index.ts';

/** What of a family is known before the first screen: only names; what they name loads later. */
interface FamilyNames {
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
      { aid: 'suitLadder', on: true },
    ],
    wonToEnd: 20,
    mayOnlyPass: true,
  },
} as const satisfies Readonly<Record<FamilyId, FamilyNames>>;

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

/** The families of the time when kept rounds did not tell who won; no further one joins them. */
export const familiesBeforeWinners: readonly FamilyId[] = ['fishing'];
