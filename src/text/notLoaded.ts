import type { Language } from './languages.ts';

/** The heading of the page on which {@link notLoaded} stands, which no language has to itself. */
export const appNames = 'Fifteen Lakes 十五湖畔';

/** What stands on the page when not even its words could be loaded, in every language there is. */
export const notLoaded = {
  en: {
    words: 'Fifteen Lakes couldn’t load. Nothing is lost. Check the connection, then try again.',
    again: 'Try again',
  },
  'zh-Hant': {
    words: '《十五湖畔》無法載入。資料都還在。請檢查連線，再試一次。',
    again: '再試一次',
  },
  'zh-Hans': {
    words: '《十五湖畔》无法加载。数据都还在。请检查连接，再试一次。',
    again: '再试一次',
  },
} as const satisfies Readonly<Record<Language, { readonly words: string; readonly again: string }>>;
