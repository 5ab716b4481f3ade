import climbing from '../en/climbing.json' with { type: 'json' };
import wu from '../en/wu.json' with { type: 'json' };

/** The English words of the climbing games. */
export const words = { ...climbing, ...wu };

/** The words of the climbing games, in one language. */
export type ClimbingWords = Readonly<Record<keyof typeof words, string>>;
