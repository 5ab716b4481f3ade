import type { Say } from './say.ts';

/** Something that is written in characters, with its sounds as far as its players use them. */
export interface ChineseWord {
  readonly hant: string;
  readonly hans: string;
  /** Its sound in Cantonese; missing where it is a word of the north. */
  readonly jyutping?: string;
  /** Its sound in Mandarin; missing where it is a word of Hong Kong. */
  readonly pinyin?: string;
}

/** A word as the language that is spoken writes it, and its sounds: `食湖 sik6 wu4 · shí hú`. */
export function chineseWord({ hant, hans, jyutping, pinyin }: ChineseWord, say: Say): string {
  const characters = say('language.tag') === 'zh-Hans' ? hans : hant;
  const sounds = [jyutping, pinyin].filter((sound) => sound !== undefined);
  return sounds.length === 0 ? characters : `${characters} ${sounds.join(' · ')}`;
}
