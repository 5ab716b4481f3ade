import * as v from 'valibot';
import { familyNameOf, type VariantId } from '../../engine/index.ts';
import { wonToEnd } from '../families.ts';
import { type GoalChoice, goalChoices } from '../settings.ts';

/** `won` is points in a fishing game, chips in a climbing one. A match without a goal is open. */
export type Goal = { readonly rounds: number } | { readonly won: number };

/** More rounds, or more won, than a match of this app comes to. */
const most = 100_000;
const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(most));
const goalSchema = v.union([
  v.strictObject({ rounds: countSchema }),
  v.strictObject({ won: countSchema }),
]);

/** The goal that the `meta` of a record tells; undefined where it tells none that can be read. */
export function goalIn(told: unknown): Goal | undefined {
  const goal = v.safeParse(goalSchema, told);
  return goal.success ? goal.output : undefined;
}

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

/** Whether a match has reached its goal; an open one never does. */
export function isReached(
  goal: Goal | undefined,
  { rounds, balance }: { readonly rounds: number; readonly balance: readonly number[] },
): boolean {
  if (goal === undefined) return false;
  return 'rounds' in goal ? rounds >= goal.rounds : Math.max(...balance) >= goal.won;
}
