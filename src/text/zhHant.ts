import type { FirstWords } from './en.ts';
import first from './zh-Hant/first.json' with { type: 'json' };

export const words: FirstWords = first;
