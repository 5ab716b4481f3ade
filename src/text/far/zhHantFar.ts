import far from '../zh-Hant/far.json' with { type: 'json' };
import farTable from '../zh-Hant/farTable.json' with { type: 'json' };
import type { FarWords } from './enFar.ts';

/** The traditional Chinese words of tables far away. */
export const words: FarWords = { ...far, ...farTable };
