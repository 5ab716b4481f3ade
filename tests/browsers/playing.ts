import { isDeepStrictEqual } from 'node:util';
import type { FamilyId } from '../../src/engine/index.ts';
import type { Match } from '../../src/store/match/match.ts';
import { playsOf, waitsForPerson } from '../e2e/storedMatch.ts';
import { expectAnswers, storedMatch } from './device.ts';
import { button, pressable, type Target } from './pressing.ts';
import { type Tab, until } from './tab.ts';

/** How long a round may take to its end, in milliseconds. */
const longestRound = 300_000;
/** How long a press may stay without an effect until it counts as lost, in milliseconds. */
export const longestPress = 1500;

/** What a person may press at a table, what leads on first. */
export const presses: Readonly<Record<FamilyId, readonly Target[]>> = {
  fishing: [
    button('Place it'),
    { among: '[data-region="lake"] [data-look="lit"]', named: '' },
    button('Place in the lake'),
    { among: '[data-region="hand"] button:not([data-look="chosen"])', named: '' },
  ],
  climbing: [
    { among: '[data-region="actions"] button', named: '^(Play .|Keep them$)' },
    { among: '[data-region="hand"] button', named: ', can beat', below: true },
    button('Pass'),
    {
      among: '[data-region="hand"]:not(:has([data-look="chosen"])) button',
      named: '',
      below: true,
    },
  ],
};

/** Plays what the table offers until the round is over, in which no bot fails. */
export async function playRound(tab: Tab, family: FamilyId): Promise<void> {
  await until(
    'the end of the round',
    async () => {
      if ((await pressable(tab, [button('Score sheet')])) !== null) return true;
      await pressFirst(tab, family);
      return false;
    },
    longestRound,
  );
  await expectAnswers(tab);
}

/**
 * Plays at a table of fishing until the others have played too, and the person has the next choice
 * with a hand tile.
 * @param left the match as it was left
 */
export async function playOn(tab: Tab, left: Match): Promise<Match> {
  const match = await until('the next turn of the person', async () => {
    const now = await storedMatch(tab);
    if (waitsForPerson('hand', playsOf(left) + 1)(now)) return now;
    await pressFirst(tab, 'fishing');
    return;
  });
  await expectAnswers(tab);
  return match;
}

/**
 * Presses what leads on first, and waits until something else does. The table may be at work, or
 * take the press for the rest of a double tap: then it is pressed again.
 */
async function pressFirst(tab: Tab, family: FamilyId): Promise<void> {
  const found = await pressable(tab, presses[family]);
  if (found === null) return;
  await tab.pressAt(found.point);
  const end = performance.now() + longestPress;
  await until('what a press does', async () => {
    const next = await pressable(tab, presses[family]);
    return !isDeepStrictEqual(next, found) || performance.now() > end;
  });
}
