import { kindCountsOf, wordOf } from '../../src/engine/climbing/index.ts';
import { formatKind, type Play } from '../../src/engine/index.ts';
import type { Match } from '../../src/store/match/match.ts';
import { combinationWords } from '../../src/text/climbing/combinationWords.ts';
import { until } from '../browsers/tab.ts';
import { climbingPositionOf, goodPlay, isOver } from '../e2e/climbingMatch.ts';
import { climbingTableOf } from '../e2e/climbingSteps.ts';
import { playsOf, storedMatch } from '../e2e/storedMatch.ts';
import { voices } from '../support/voices.ts';
import type { Desk } from './desk.ts';
import { pressAndListen, settled, toTiles } from './listener.ts';

/** The keys of the fans of a hand, from the left. */
export const fanKeys = '1234567890aejqv';
const letters = { pass: 'p', declare: 'd', decline: 'c' } as const;

/** Plays a climbing round by keys from seat 0 to its end, whenever the reader is silent. */
export async function playClimbingRound(desk: Desk): Promise<void> {
  for (;;) {
    const match = await awaitedMatch(desk);
    if (isOver(match)) return;
    await playByKeys(desk, match, goodPlay(match));
  }
}

/** Waits for a turn of seat 0 or for the end, and then until the reader is silent. */
export async function awaitedMatch(desk: Desk): Promise<Match> {
  const asked = async (): Promise<Match | undefined> => {
    const match = await storedMatch(desk.page);
    return isOver(match) || climbingPositionOf(match).seat === 0 ? match : undefined;
  };
  const match = await settled(desk, asked);
  if (isOver(match)) await desk.quiet(6000);
  return match;
}

/** Makes a play by the keys of its cards or by its letter. */
export async function playByKeys(desk: Desk, match: Match, chosen: Play): Promise<void> {
  await toTiles(desk, /^\w+ Hand/);
  const word = wordOf(chosen);
  if (word === 'pass' || word === 'declare' || word === 'decline') await desk.keys(letters[word]);
  else {
    await raise(desk, match, chosen);
    await desk.keys('Return');
  }
  const plays = playsOf(match);
  const isMade = async (): Promise<boolean> => playsOf(await storedMatch(desk.page)) > plays;
  const place = await desk.focused();
  await until(`a play, with the focus on “${place}”`, isMade, 10_000);
}

/** Presses the keys of cards until a play of them is ready. */
async function raise(desk: Desk, match: Match, chosen: Play): Promise<void> {
  const { fans, play } = climbingTableOf(desk.page);
  const ids = await fans.evaluateAll((all) => all.map(({ id }) => id));
  const { phase, game } = climbingPositionOf(match);
  const what = combinationWords(chosen, voices.en, game.variant.id);
  const action = `climbing.table.action.${phase === 'lay' ? 'lay' : 'play'}` as const;
  const wanted = voices.en(action, { what });
  const isReady = async (): Promise<boolean> =>
    (await play.count()) > 0 && (await play.textContent()) === wanted;
  for (const { kind, copies } of kindCountsOf(chosen)) {
    const key = fanKeys[ids.indexOf(`hand-${formatKind(kind)}`)] ?? '';
    // In answer each press raises another combination that beats with the card.
    const presses = phase === 'answer' ? 12 : copies;
    for (let made = 0; made < presses && !(await isReady()); made += 1) {
      await pressAndListen(desk, key, 900);
    }
  }
  if (!(await isReady())) throw new Error(`${wanted} is not ready.`);
}
