import type { Match } from '../../src/store/match/match.ts';
import type { Settings } from '../../src/store/settings.ts';
import { formatSaved, type Screen } from '../../src/store/table/saved.ts';
import { until } from '../browsers/tab.ts';
import { matchKey, settingsKey } from '../e2e/storedMatch.ts';
import type { Desk, Storage } from './desk.ts';

export interface Scenario {
  readonly title: string;
  /** How fast the reader speaks, from 0 to 99; the usual rate is 50. */
  readonly rate?: number;
  readonly play: (desk: Desk) => Promise<void>;
}

/**
 * The rate of somebody who has used a reader for long: some 400 words in a minute, so that a whole
 * round takes minutes and speech still takes its time.
 */
export const practised = 90;

/** What an earlier visit has chosen: it has answered what is asked once. */
const usual: Partial<Settings> = { soundAsked: true, lessonOffered: true };

/** What lies on the device of somebody who has been there before. */
export function visited(
  match?: Match,
  settings: Partial<Settings> = {},
  screen: Screen = 'table',
): Storage {
  return {
    [settingsKey]: JSON.stringify({ ...usual, ...settings }),
    ...(match === undefined
      ? {}
      : {
          [matchKey]: formatSaved({
            screen,
            match,
            picks: [],
            looking: null,
            aside: null,
          }),
        }),
  };
}

/** Opens the app, and stops the reader once it has begun to read all of the page. */
export async function arrive(desk: Desk, storage: Storage, path = ''): Promise<void> {
  await desk.open(path, { storage });
  const hasBegun = (): boolean =>
    desk.spoken().some(({ words }) => words.startsWith('Finished loading'));
  await until('the reader reads the page', hasBegun);
  await new Promise((goOn) => setTimeout(goOn, 3000));
  await desk.hush();
}
