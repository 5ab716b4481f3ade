import { openShelf } from './store/deviceShelves.ts';
import { createSettingsStore } from './store/settings.ts';
import { firstSpeech } from './ui/speech.ts';

/*
 * What the first screen waits for besides the main script: which words it takes is known from the settings alone. The built page
 * has a script of its own for this file, so that they are asked for while the main one is still on its way.
 */

/** The settings of this device. */
export const settings = createSettingsStore(openShelf('settings'));

const kept = openShelf('match').read();

/** Whether a match lies on this device; what it is, and where it was left, is read by what comes after the first screen. */
export const awaitsMatch: boolean = kept.ok && kept.value !== null;

/** The words of the first screen. Rejects where no language loads, which the main script tells. */
export const firstWords = firstSpeech(settings.getState());
// Until that has come nobody else would be there to take it.
firstWords.catch(() => undefined);
