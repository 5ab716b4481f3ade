import type { RuleChanges, ruleIds } from '../../engine/climbing/index.ts';
import type { ChangedSwitch } from '../../engine/index.ts';
import type { Say } from '../say.ts';

export type RuleId = (typeof ruleIds)[number];

export type SwitchKey = keyof RuleChanges;

/** The rules of RULES.md that each switch changes. */
const switchRuleIds: Readonly<Record<SwitchKey, readonly RuleId[]>> = {
  mustBeat: ['W7'],
  passLocks: ['W7'],
  dealerDouble: ['W14'],
  fourChips: ['W10'],
  bandChips: ['W13'],
  familyPayments: ['W13'],
};

export function ruleIdsOfSwitch(key: SwitchKey): readonly RuleId[] {
  return switchRuleIds[key];
}

export function switchNotes(
  { key, value }: ChangedSwitch,
  among: readonly ChangedSwitch[],
  say: Say,
): readonly string[] {
  const mustBeat = among.some((one) => one.key === 'mustBeat' && one.value === true);
  const isLast = key === 'passLocks' && value === true && mustBeat;
  return isLast ? [say('climbing.note.mustAndLocks')] : [];
}
