import far from '../en/far.json' with { type: 'json' };
import farTable from '../en/farTable.json' with { type: 'json' };

export const words = { ...far, ...farTable };

export type FarWords = Readonly<Record<keyof typeof words, string>>;
