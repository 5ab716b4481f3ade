import type { SwitchKey } from '../../engine/fishing/index.ts';
import type { FamilyWords } from '../familyWords.ts';
import { playBrief, playWords } from './playWords.ts';
import { outcomeByTotals } from './scoreWords.ts';
import { ruleOurWords, ruleSourceWords, ruleText, valueSourceWords } from './sourceWords.ts';
import { switchNotes, switchRuleIds } from './switchRules.ts';

export const fishingWords: FamilyWords = {
  playWords,
  playBrief,
  startersNote: (say) => say('start.seats.note'),
  botAbout: (bot, say) => say(`start.control.${bot}.about`),
  outcomeWords: outcomeByTotals,
  amountWords: (points, say) => say('scores.points', { points }),
  roundFigures: (say) => say('scores.match.about'),
  tallyAbout: (say) => say('history.totals.about'),
  luckName: (say) => say('review.account.luck'),
  hiddenName: (say) => say('review.account.hidden'),
  luckAndHiddenName: (say) => say('review.curve.luck'),
  accountsAbout: (say) => say('review.account.about'),
  averageWords: (name, points, say) => say('review.average', { name, points }),
  switchRuleIds: (key: SwitchKey) => switchRuleIds[key],
  ruleText,
  ruleSourceWords,
  ruleOurWords,
  switchNotes,
  valueSourceWords,
};
