import far from '../zh-Hans/far.json' with { type: 'json' };
import farTable from '../zh-Hans/farTable.json' with { type: 'json' };
import type { FarWords } from './enFar.ts';

/** The simplified Chinese words of tables far away. */
export const words: FarWords = { ...far, ...farTable };
