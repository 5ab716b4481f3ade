/** The languages there is a catalogue for, by their BCP 47 tag. */
export const languages = ['en', 'zh-Hant', 'zh-Hans'] as const;

/** The tag of a language there is a catalogue for. */
export type Language = (typeof languages)[number];

/** Each language in its own words, so that everybody finds theirs. */
export const endonyms: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-Hant': '繁體中文',
  'zh-Hans': '简体中文',
};

/**
 * The first language of a browser's wishes that there is a catalogue for.
 * @param wishes BCP 47 tags, the best first, as in `navigator.languages`
 * @returns English where none of them is known
 */
export function languageFor(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    // Most wishes need not wait for what the browser knows of all languages.
    if (/^en\b/i.test(wish)) return 'en';
    const { language, script } = maximized(wish);
    if (language === 'zh' || language === 'yue') return script === 'Hans' ? 'zh-Hans' : 'zh-Hant';
  }
  return 'en';
}

/**
 * A tag with what it leaves unsaid: Hong Kong writes `Hant`, a Chinese without a place `Hans`. What
 * is no tag is of no language.
 */
export function maximized(tag: string): { readonly language: string; readonly script: string } {
  try {
    const { language, script = '' } = new Intl.Locale(tag).maximize();
    return { language, script };
  } catch {
    return { language: '', script: '' };
  }
}
