import { familyOf } from '../../src/engine/index.ts';
import * as fishing from '../../src/families/fishing/rules.ts';
import type { RecordForm } from '../../src/records/recordForm.ts';
import type { FamilyWords } from '../../src/text/familyWords.ts';
import * as toy from './toyRules.ts';

// Stands in for `src/families/rules.ts`, with the lines of the toy.

const forms: Readonly<Record<string, RecordForm>> = { fishing: fishing.form, toy: toy.form };
const words: Readonly<Record<string, FamilyWords>> = { fishing: fishing.words, toy: toy.words };

export const recordFormOf = (variant: string) => forms[familyOf(variant)];
export const familyWordsOf = (variant: string) => words[familyOf(variant)];
