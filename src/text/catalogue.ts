import type { FirstWords } from './en.ts';
import type { LaterWords } from './enLater.ts';
import type { Language } from './languages.ts';
import type { LoadedLater } from './laterWords.ts';
import type { LateId, LateWords } from './lateWords.ts';
import type { NameSystem } from './nameSystems.ts';

/** The name of a message; every language has the same ones. */
export type MessageId = keyof Catalogue;

export type FirstMessageId = keyof FirstWords;

/** Every message of the app in one language. */
export type Catalogue = FirstWords & LaterWords & LateWords;

/** What is loaded of a language: of what brings its words along only those of what is wanted. */
export type LoadedCatalogue = FirstWords & LoadedLater;

const firstWords: Readonly<Record<Language, () => Promise<{ readonly words: FirstWords }>>> = {
  en: () => import('./en.ts'),
  'zh-Hant': () => import('./zhHant.ts'),
  'zh-Hans': () => import('./zhHans.ts'),
};

/**
 * With the words that `late` brings along, and the tiles named in the wished system or in the
 * language's own way. Hong Kong's wording is laid over Traditional Chinese. Rejects where the
 * network fails.
 */
export async function loadCatalogue(
  language: Language,
  system: NameSystem | undefined,
  late: readonly LateId[],
  isHongKong = false,
): Promise<LoadedCatalogue> {
  const [first, later] = await Promise.all([
    loadFirstWords(language),
    // Where they lie need not be known before the first screen.
    import('./laterWords.ts').then(({ loadLater }) =>
      loadLater(language, system, late, isHongKong),
    ),
  ]);
  return { ...first, ...later };
}

/** Rejects where the network fails. */
export async function loadFirstWords(language: Language): Promise<FirstWords> {
  return (await firstWords[language]()).words;
}
