import * as v from 'valibot';
import { soundIn } from './soundIn.ts';

/** `won` is points in a fishing game, chips in a climbing one. A match without a goal is open. */
export type Goal = { readonly rounds: number } | { readonly won: number };

/** More rounds, or more won, than a match of this app comes to. */
const most = 100_000;
const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(most));
/** A goal as records and tables tell it. */
export const goalSchema = v.union([
  v.strictObject({ rounds: countSchema }),
  v.strictObject({ won: countSchema }),
]);

/** Undefined where the `meta` of a record tells none that can be read. */
export function goalIn(told: unknown): Goal | undefined {
  return soundIn(goalSchema, told);
}

/** An open match never does. */
export function isReached(
  goal: Goal | undefined,
  { rounds, balance }: { readonly rounds: number; readonly balance: readonly number[] },
): boolean {
  if (goal === undefined) return false;
  return 'rounds' in goal ? rounds >= goal.rounds : Math.max(...balance) >= goal.won;
}
