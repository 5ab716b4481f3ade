import type { Settings } from '../store/settings.ts';
import { loadCatalogue } from '../text/catalogue.ts';
import { type Language, languageFor, languages } from '../text/languages.ts';
import { createSay, type Say } from '../text/say.ts';

/** What somebody has chosen to read and hear. */
export type SpeechWish = Pick<Settings, 'language' | 'names'>;

/** A language with the voice that speaks it. */
export interface Speech {
  readonly wish: SpeechWish;
  readonly language: Language;
  readonly say: Say;
}

/**
 * The words to begin with: those of the wish or, where they do not load, the next best there are; `wish` stays what was wished
 * only if it is met, so that the page can say that it is not. Rejects where no language loads.
 */
export async function firstSpeech(wish: SpeechWish): Promise<Speech> {
  const others = languages.map((language) => ({ language, names: 'none' as const }));
  for (const next of [wish, { ...wish, names: 'none' as const }, ...others]) {
    try {
      return await speechFor(next);
    } catch {
      // The next one may lie in the browser's cache.
    }
  }
  throw new Error('No language loads.');
}

/** Loads the words of a wish, with the browser's own wish where nothing was chosen. Rejects where the network fails. */
export async function speechFor({ language: chosen, names }: SpeechWish): Promise<Speech> {
  const language = chosen === 'system' ? languageFor(navigator.languages) : chosen;
  const catalogue = await loadCatalogue(language, names === 'none' ? undefined : names);
  return { wish: { language: chosen, names }, language, say: createSay(language, catalogue) };
}
