import first from './en/first.json' with { type: 'json' };

/** The English words of the first screen, which are there before all others. */
export const words = first;

/** The words of the first screen, in one language. */
export type FirstWords = Readonly<Record<keyof typeof words, string>>;
