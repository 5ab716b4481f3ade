import far from '../en/far.json' with { type: 'json' };

/** The English words of tables far away. */
export const words = far;

/** The words of tables far away, in one language. */
export type FarWords = Readonly<Record<keyof typeof words, string>>;
