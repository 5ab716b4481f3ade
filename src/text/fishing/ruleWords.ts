import {
  mostSwitchPoints,
  type RuleId,
  type SwitchKey,
  type SwitchValue,
} from '../../engine/index.ts';
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

/** The name of a switch. */
export function switchName(key: SwitchKey, say: Say): string {
  return say(`rule.${key}`);
}

/** A value of a switch in a word or two; points are said as their number. */
export function switchValueName(key: SwitchKey, value: SwitchValue, say: Say): string {
  return typeof value === 'number' ? String(value) : sayAny(`rule.${key}.${value}`, say);
}

/** What a value of a switch means, as a sentence. */
export function switchValueAbout(key: SwitchKey, value: SwitchValue, say: Say): string {
  return sayAny(
    typeof value === 'number' ? `rule.${key}.about` : `rule.${key}.${value}.about`,
    say,
  );
}

/** What is wrong with points that a switch cannot take. */
export function pointsProblem(say: Say): string {
  return say('rule.pointsWrong', { most: mostSwitchPoints });
}

/**
 * The engine tells the values of a switch as plain text, so the name of their message is only known
 * when the app runs.
 */
function sayAny(id: string, say: Say): string {
  return say.knows(id) ? say(id) : id;
}
