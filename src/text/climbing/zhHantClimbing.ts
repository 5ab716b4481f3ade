import climbing from '../zh-Hant/climbing.json' with { type: 'json' };
import wu from '../zh-Hant/wu.json' with { type: 'json' };
import type { ClimbingWords } from './enClimbing.ts';

/** The traditional Chinese words of the climbing games. */
export const words: ClimbingWords = { ...climbing, ...wu };
