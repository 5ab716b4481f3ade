import { lateEnglish } from '../families/lateEnglish.ts';
import type { Catalogue } from './catalogue.ts';
import { words as first } from './en.ts';
import { words as later } from './enLater.ts';
import { words as far } from './far/enFar.ts';

/** The whole English catalogue, where nothing has to be loaded piece by piece. */
export const english: Catalogue = { ...first, ...later, ...lateEnglish, ...far };
