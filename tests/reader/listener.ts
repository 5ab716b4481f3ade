import type { Match } from '../../src/store/match/match.ts';
import { until } from '../browsers/tab.ts';
import { playsOf, storedMatch } from '../e2e/storedMatch.ts';
import type { Desk } from './desk.ts';
import { compareHeard } from './heard.ts';
import type { Utterance } from './speech.ts';

/**
 * What was heard to its end since the mark, in the order in which it was sent to the voice.
 * @param from how many utterances of it are left out
 */
export function heardBy(desk: Desk, from = 0): readonly Utterance[] {
  return desk
    .spoken()
    .slice(from)
    .filter(({ begun, lost }) => begun !== undefined && lost === '');
}

/** Complains where nothing with these words was heard to its end since the mark. */
export function mustHear(desk: Desk, wanted: RegExp, from = 0): void {
  if (heardBy(desk, from).some(({ words }) => wanted.test(words))) return;
  desk.complain(`${wanted} was not heard.`);
}

/** Complains where the first was not heard, or not before the second. */
export function mustHearBefore(desk: Desk, first: RegExp, second: RegExp): void {
  const heard = heardBy(desk);
  const at = (wanted: RegExp): number => heard.findIndex(({ words }) => wanted.test(words));
  if (at(first) < 0) desk.complain(`${first} was not heard.`);
  else if (at(second) >= 0 && at(second) <= at(first)) {
    desk.complain(`${second} was heard before ${first}.`);
  }
}

/** The bots may take their time, with much to listen to. */
const longestTurns = 240_000;
/** What a busy reader has not said after so many milliseconds it will not say. */
const longestDelay = 5000;

/** Waits until the reader is silent and has said what was told last, however late it is. */
export async function listen(desk: Desk, silence?: number): Promise<void> {
  for (;;) {
    await desk.quiet(silence);
    const last = (await desk.region()).at(-1);
    if (last === undefined || Date.now() - last.at > longestDelay) return;
    if (compareHeard([last], desk.spoken()).every(({ fate }) => fate === 'heard')) return;
  }
}

/** Waits for a match in which the person is asked, and until the reader has told all of it. */
export async function settled(desk: Desk, asked: () => Promise<Match | undefined>): Promise<Match> {
  for (;;) {
    const match = await until('a turn', asked, longestTurns);
    await listen(desk);
    // What is the only play is made by itself meanwhile.
    if (playsOf(await storedMatch(desk.page)) === playsOf(match)) return match;
  }
}

/** Goes by Tab to a grid of tiles where the focus is in none: letters reach the page only there. */
export async function toTiles(desk: Desk, grid: RegExp): Promise<void> {
  if (grid.test(await desk.focused())) return;
  const leap = /^button (?:To your hand|到你的手牌)/;
  await desk.tabTo(new RegExp(`${leap.source}|${grid.source}`));
  if (leap.test(await desk.focused())) await pressAndListen(desk, 'Return');
}

/** Presses a key, and waits until the reader has said all that it says to that. */
export async function pressAndListen(desk: Desk, key: string, silence?: number): Promise<void> {
  await desk.keys(key);
  await listen(desk, silence);
}

/**
 * Closes a dialog, and complains where the place of the focus is not what the reader says first, or
 * where it says something again that was told before.
 */
export async function closeAndListen(desk: Desk, place: RegExp): Promise<void> {
  const old = new Set((await desk.region()).map(({ words }) => words));
  const before = desk.spoken().length;
  await pressAndListen(desk, 'Escape', 3000);
  const said = desk
    .spoken()
    .slice(before)
    .map(({ words }) => words.trim());
  // The reader says the name of each key that does not write.
  const [first = 'nothing'] = said.filter((words) => !/^escape$/i.test(words));
  const again = said.filter((words) => old.has(words));
  if (again.length > 0) desk.complain(`After closing was said again: ${again.join(' ')}`);
  if (!place.test(first)) desk.complain(`After closing was said first: ${first}`);
}
