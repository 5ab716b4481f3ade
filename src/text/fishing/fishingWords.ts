import type { FamilyWords } from '../familyWords.ts';
import { playBrief, playWords } from './playWords.ts';
import { ruleOurWords, ruleSourceWords, ruleText, valueSourceWords } from './sourceWords.ts';
import { ruleIdsOfSwitch, switchNotes } from './switchRules.ts';

/** How fishing puts its plays and its rules into words. */
export const fishingWords: FamilyWords = {
  playWords,
  playBrief,
  switchRuleIds: ruleIdsOfSwitch,
  ruleText,
  ruleSourceWords,
  ruleOurWords,
  switchNotes,
  valueSourceWords,
};
