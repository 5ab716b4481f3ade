import type { Match } from '../../src/store/match/match.ts';
import type { Settings } from '../../src/store/settings.ts';
import { formatSaved } from '../../src/store/table/saved.ts';
import { until } from '../browsers/tab.ts';
import { matchKey, settingsKey } from '../e2e/storedMatch.ts';
import type { Desk, Storage } from './desk.ts';

/** What somebody does who hears the app. */
export interface Scenario {
  readonly title: string;
  readonly play: (desk: Desk) => Promise<void>;
}

/** What an earlier visit has chosen: it has answered what is asked once. */
const usual: Partial<Settings> = { soundAsked: true };

/** What lies on the device of somebody who has been there before. */
export function visited(match?: Match, settings: Partial<Settings> = {}): Storage {
  return {
    [settingsKey]: JSON.stringify({ ...usual, ...settings }),
    ...(match === undefined
      ? {}
      : {
          [matchKey]: formatSaved({
            screen: 'table',
            match,
            picks: [],
            looking: null,
            aside: null,
          }),
        }),
  };
}

/** Opens the app, and stops the reader once it has begun to read all of the page. */
export async function arrive(desk: Desk, storage: Storage): Promise<void> {
  await desk.open('', { storage });
  const hasBegun = (): boolean =>
    desk.spoken().some(({ words }) => words.startsWith('Finished loading'));
  await until('the reader reads the page', hasBegun);
  await new Promise((goOn) => setTimeout(goOn, 3000));
  await desk.hush();
}
