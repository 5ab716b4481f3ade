import type { Page } from '@playwright/test';
import type { Match } from '../../src/store/match/match.ts';
import { isThorough } from '../support/thoroughness.ts';
import { playedOn, replaceMatch, storedMatch } from './storedMatch.ts';

/** How much of its round a long test plays, for its title. */
export const partOfRound = isThorough ? 'a whole round' : 'the later part of a round';

/** How many plays a round has when a long test begins with it: none in a thorough run. */
export function playsBefore(plays: number): number {
  return isThorough ? 0 : plays;
}

/** Plays the round of a page on until something holds, which a thorough run does by its presses. */
export async function goToLaterPart(page: Page, holds: (match: Match) => boolean): Promise<void> {
  if (!isThorough) await replaceMatch(page, playedOn(await storedMatch(page), holds));
}
