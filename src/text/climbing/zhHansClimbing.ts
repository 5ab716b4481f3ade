import climbing from '../zh-Hans/climbing.json' with { type: 'json' };
import wu from '../zh-Hans/wu.json' with { type: 'json' };
import type { ClimbingWords } from './enClimbing.ts';

/** The simplified Chinese words of the climbing games. */
export const words: ClimbingWords = { ...climbing, ...wu };
