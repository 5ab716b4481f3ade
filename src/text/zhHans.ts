import type { FirstWords } from './en.ts';
import first from './zh-Hans/first.json' with { type: 'json' };

/** The simplified Chinese words of the first screen, which are there before all others. */
export const words: FirstWords = first;
