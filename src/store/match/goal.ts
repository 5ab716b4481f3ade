import { familyNameOf, type VariantId } from '../../engine/index.ts';
import { wonToEnd } from '../../families/names.ts';
import type { Goal } from '../../records/goal.ts';
import { type GoalChoice, goalChoices } from '../settings.ts';

/** The goal that a choice stands for at a variant; undefined for an open match. */
export function goalOf(choice: GoalChoice, variant: VariantId): Goal | undefined {
  if (choice === 'open') return undefined;
  return choice === 'rounds' ? { rounds: 3 } : { won: wonToEnd(familyNameOf(variant)) };
}

/** The choice that a goal comes from; `open` for a goal that is not offered. */
export function goalChoiceOf(goal: Goal | undefined, variant: VariantId): GoalChoice {
  const offered = (choice: GoalChoice): boolean =>
    JSON.stringify(goalOf(choice, variant)) === JSON.stringify(goal);
  return goalChoices.find(offered) ?? 'open';
}

/** Whether a match is one deal alone, as that of a day is. */
export function isSingleDeal(goal: Goal | undefined): boolean {
  return goal !== undefined && 'rounds' in goal && goal.rounds === 1;
}
