import type { FirstWords } from './en.ts';
import first from './zh-Hant/first.json' with { type: 'json' };

/** The traditional Chinese words of the first screen, which are there before all others. */
export const words: FirstWords = first;
