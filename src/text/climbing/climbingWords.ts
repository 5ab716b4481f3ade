import { ruleIds } from '../../engine/climbing/index.ts';
import type { FamilyWords } from '../familyWords.ts';
import { outcomeByWu } from './outcomeWords.ts';
import { playBrief, playWords } from './playWords.ts';
import { ruleTextIn } from './ruleWords.ts';
import { ruleOurWords, ruleSourceWords, valueSourceWords } from './sourceWords.ts';
import { ruleIdsOfSwitch, switchNotes } from './switchRules.ts';

export const climbingWords: FamilyWords = {
  playWords,
  playBrief,
  startersNote: (say) => say('climbing.starters'),
  botAbout: (bot, say) => say(`climbing.bot.${bot}`),
  outcomeWords: outcomeByWu,
  amountWords: (chips, say) => say('climbing.amount', { chips }),
  roundFigures: (say) => say('climbing.figures'),
  tallyAbout: (say) => say('climbing.tally'),
  hiddenName: (say) => say('climbing.review.hidden'),
  luckAndHiddenName: (say) => say('climbing.review.luck'),
  accountsAbout: (say) => say('climbing.review.accounts'),
  averageWords: (name, points, say) => say('climbing.review.average', { name, points }),
  switchRuleIds: ruleIdsOfSwitch,
  ruleName: (rule, say) => {
    const own = ruleIds.find((one) => one === rule);
    return own && say(`climbing.rules.name.${own}`);
  },
  ruleText: ruleTextIn,
  ruleSourceWords,
  ruleOurWords,
  switchNotes,
  valueSourceWords,
};
