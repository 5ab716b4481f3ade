import * as v from 'valibot';
import { currentRound, type Match } from '../../src/store/match/match.ts';
import { standInsOf } from '../../src/store/match/standIns.ts';
import type { Settings } from '../../src/store/settings.ts';
import { formatSaved, type Screen } from '../../src/store/table/saved.ts';
import { matchKey, settingsKey } from '../e2e/storedMatch.ts';
import { matchIn } from '../support/savedMatch.ts';
import { ask, type Tab } from './tab.ts';
import { seenIn } from './watchPage.ts';

/** Who walks through the app: a tab, and the host of the app. */
export interface Walker {
  readonly tab: Tab;
  readonly address: string;
  /** Takes the network away. */
  readonly cutOff: () => Promise<void>;
}

/** What an earlier visit may have left beside its match. */
export interface Left extends Partial<Settings> {
  readonly screen?: Screen;
  /** What follows the address of the page. */
  readonly hash?: string;
}

/** What an earlier visit has chosen: it has answered what is asked once. */
const usual: Partial<Settings> = { botSpeed: 'at-once', soundAsked: true, lessonOffered: true };

/** Opens the app on a device where an earlier visit has left a match. */
export async function leaveMatch(
  { tab, address }: Walker,
  match: Match,
  { screen = 'table', hash = '', ...settings }: Left = {},
): Promise<void> {
  const saved = formatSaved({ screen, match, picks: [], looking: null, aside: null });
  const texts = [
    [settingsKey, JSON.stringify({ ...usual, ...settings })],
    [matchKey, saved],
  ] as const;
  // A page of the same device where the app does not run.
  await tab.open(`${address}icon.svg`);
  await ask(tab, v.null(), put, texts);
  await tab.open(`${address}${hash}`);
}

/** Runs in the page. */
function put(texts: readonly (readonly [string, string])[]): null {
  for (const [key, text] of texts) localStorage.setItem(key, text);
  return null;
}

export async function storedMatch(tab: Tab): Promise<Match> {
  const texts = v.record(v.string(), v.string());
  return matchIn(await ask(tab, texts, () => ({ ...localStorage }), null));
}

/** The worker has answered, and no other bot has played for one that did not. */
export async function expectAnswers(tab: Tab): Promise<void> {
  const standIns = standInsOf(currentRound(await storedMatch(tab)));
  if (standIns.length > 0) throw new Error(`Another bot has made the plays ${standIns}.`);
  const { answers } = await seenIn(tab);
  if (answers === 0) throw new Error('No worker has answered.');
}

/** Nothing has gone wrong since the page was loaded. */
export async function expectSound(tab: Tab): Promise<void> {
  const { faults } = await seenIn(tab);
  if (faults.length > 0) throw new Error([...new Set(faults)].join('; '));
}
