import type { Settings } from '../../store/settings.ts';
import { loadCatalogue, loadFirstWords } from '../../text/catalogue.ts';
import { type Language, languageFor, languages } from '../../text/languages.ts';
import type { LateId } from '../../text/lateWords.ts';
import { createFirstSay, createSay, type Say } from '../../text/say.ts';

export type SpeechWish = Pick<Settings, 'language' | 'names' | 'hongKong'>;

export interface Speech {
  /** The wish that it meets, as {@link wishKey} has it. */
  readonly key: string;
  readonly language: Language;
  /** What it has the words of beside those that come right after the first screen. */
  readonly late: readonly LateId[];
  readonly say: Say;
}

/**
 * The words to begin with, those of the first screen: in the language of the wish or, where that
 * does not load, the next best there is; `key` is that of the wish only if it is met, so that the
 * page can say that it is not. Rejects where no language loads.
 */
export async function firstSpeech(wish: SpeechWish): Promise<Speech> {
  const others = languages.map((language) => ({ ...wish, language }));
  for (const next of [wish, ...others]) {
    try {
      const language = languageOf(next);
      const say = createFirstSay(language, await loadFirstWords(language));
      return { key: wishKey(next), language, late: [], say };
    } catch {
      // The next one may lie in the browser's cache.
    }
  }
  throw new Error('No language loads.');
}

/** With those that something late brings along. Rejects where the network fails. */
export async function speechFor(wish: SpeechWish, late: readonly LateId[]): Promise<Speech> {
  const language = languageOf(wish);
  const system = wish.names === 'none' ? undefined : wish.names;
  const words = await loadCatalogue(language, system, late, isHongKong(wish));
  return { key: wishKey(wish), language, late, say: createSay(language, words) };
}

export function wishKey({ language, names, hongKong }: SpeechWish): string {
  return `${language} ${names} ${hongKong}`;
}

/**
 * Whether a wish has the wording of Hong Kong. Where nothing was chosen, it has for a browser that
 * wishes for a language as in Hong Kong, or in Macau, which words things alike, or for Cantonese.
 */
export function isHongKong({ hongKong }: Pick<SpeechWish, 'hongKong'>): boolean {
  return hongKong === 'system' ? /HK|MO|yue/.test(navigator.languages.join()) : hongKong === 'on';
}

/** The language of a wish; where none was chosen, the browser's own wish counts. */
export function languageOf({ language }: Pick<SpeechWish, 'language'>): Language {
  return language === 'system' ? languageFor(navigator.languages) : language;
}
