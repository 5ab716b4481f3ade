import far from '../zh-Hant/far.json' with { type: 'json' };
import farTable from '../zh-Hant/farTable.json' with { type: 'json' };
import type { FarWords } from './enFar.ts';

export const words: FarWords = { ...far, ...farTable };
