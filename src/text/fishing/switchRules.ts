import type { RuleId, SwitchKey } from '../../engine/fishing/index.ts';
import type { ChangedSwitch } from '../../engine/index.ts';
import type { Say } from '../say.ts';

/** The rules of RULES.md that each switch changes. */
export const switchRuleIds: Readonly<Record<SwitchKey, readonly RuleId[]>> = {
  captureFromHand: ['F2'],
  captureFromDraw: ['F3'],
  tripleOf: ['F4'],
  triple: ['F4', 'F8'],
  thirdTile: ['F9'],
  heavenPair: ['F10'],
  'captures.supremePair': ['F7'],
  'captures.supremeCatchesSixes': ['F7'],
  'captures.tens': ['F7'],
  'captures.heavenEarth': ['F7'],
  groupNeeds: ['S4'],
  'bonuses.skyNine': ['S8'],
  'bonuses.quarters': ['S8'],
  'bonuses.supreme': ['S8'],
  settlement: ['S9'],
  doubleAt: ['S9'],
};

export function switchNotes(
  { key, value }: ChangedSwitch,
  among: readonly ChangedSwitch[],
  say: Say,
): readonly string[] {
  // No variant has this switch on, so it is among the changed ones wherever it is.
  const sixesCaught = among.some(
    (one) => one.key === 'captures.supremeCatchesSixes' && one.value === true,
  );
  const isOnce = key === 'captures.supremePair' && value === false && sixesCaught;
  return isOnce ? [say('rulebook.note.supremeOnce')] : [];
}
