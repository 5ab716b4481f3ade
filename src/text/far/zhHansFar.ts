import far from '../zh-Hans/far.json' with { type: 'json' };
import farTable from '../zh-Hans/farTable.json' with { type: 'json' };
import type { FarWords } from './enFar.ts';

export const words: FarWords = { ...far, ...farTable };
