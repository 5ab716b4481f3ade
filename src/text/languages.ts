/** The languages there is a catalogue for, by their BCP 47 tag. */
export const languages = ['en', 'zh-Hant', 'zh-Hans'] as const;
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
    const { language, script } = maximized(wish);
    if (language === 'zh' || language === 'yue') return script === 'Hans' ? 'zh-Hans' : 'zh-Hant';
    if (language === 'en') return 'en';
  }
  return 'en';
}

/**
 * With what the tag leaves unsaid: Hong Kong writes `Hant`, a Chinese without a place `Hans`. What
 * is no tag is of no language.
 */
export function maximized(tag: string): { readonly language: string; readonly script: string } {
  // Most tags need not wait until the browser has read what it knows of all languages.
  if (/^en(-[A-Z]{2})?$/.test(tag)) return { language: 'en', script: 'Latn' };
  const [, written] = /^zh-(Han[st])\b/.exec(tag) ?? [];
  if (written !== undefined) return { language: 'zh', script: written };
  try {
    const { language, script = '' } = new Intl.Locale(tag).maximize();
    return { language, script };
  } catch {
    return { language: '', script: '' };
  }
}
