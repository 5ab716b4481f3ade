import type { LaterWords } from './enLater.ts';
import type { LateWords } from './lateWords.ts';
import hongKong from './zh-Hant-HK/words.json' with { type: 'json' };

/**
 * What Hong Kong says otherwise, to be laid over the traditional Chinese words; those of climbing
 * are asked for only once that has joined.
 */
export const words: Partial<LaterWords & LateWords> = hongKong;
