import { leadsToPlace } from './store/leadsToPlace.ts';
import { createSettingsStore } from './store/settings.ts';
import { openShelf } from './store/shelf/deviceShelves.ts';
import { settleFirstSight } from './ui/firstSight.ts';
import { putFirstLook } from './ui/page/look.ts';
import { firstSpeech, languageOf } from './ui/voice/speech.ts';

/*
 * What need not wait for the main script: from the settings alone it is known how the page looks,
 * and which words it takes. The built page has a script of its own for this file, so that the first
 * screen that stands in the page is right for this device, and its words are asked for, before the
 * main one comes.
 */

export const settings = createSettingsStore(openShelf('settings'));

/**
 * Whether another screen than that of a first visit may be due, as something played lies on this
 * device, or the address leads elsewhere; both are read after the first screen.
 */
export const awaitsOther: boolean =
  leadsToPlace(location.hash) ||
  (['match', 'left', 'tables'] as const).some((name) => {
    const kept = openShelf(name).read();
    return kept.ok && kept.value !== null;
  });

putFirstLook(settings.getState());

/** What the page shows until the app does. */
export const firstSight = settleFirstSight(document, languageOf(settings.getState()), !awaitsOther);

/** The words of the first screen. Rejects where no language loads, which the main script tells. */
export const firstWords = firstSpeech(settings.getState());
// The main script handles the rejection later; without this it would count as unhandled till then.
firstWords.catch(() => undefined);

/*
 * The built page leaves its main script to this one. Where the screen that stands in the page is
 * the one that is due, it is drawn first: on a slow line its styles would have to share the way.
 */
const main = document.querySelector<HTMLElement>('[data-main]')?.dataset.main;
const loadMain = (): void => {
  if (main === undefined) return;
  import(/* @vite-ignore */ main).catch(reportError);
};
if (awaitsOther) loadMain();
else {
  requestAnimationFrame(() => requestAnimationFrame(loadMain));
  // A page in the background draws nothing, nor does one whose styles are long in coming.
  setTimeout(loadMain, 1000);
}
