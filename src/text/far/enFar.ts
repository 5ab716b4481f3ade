import far from '../en/far.json' with { type: 'json' };
import farTable from '../en/farTable.json' with { type: 'json' };

/** The English words of tables far away. */
export const words = { ...far, ...farTable };

/** The words of tables far away, in one language. */
export type FarWords = Readonly<Record<keyof typeof words, string>>;
