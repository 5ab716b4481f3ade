import type { Say } from './say.ts';
import { signedPoints } from './scoreWords.ts';

/** When a match is over: after so many rounds, or once somebody has won so much; or never. */
type GoalFacts = { readonly rounds: number } | { readonly won: number } | undefined;

/** How long a match is: `No limit`, `3 rounds`, `First to +500`. */
export function goalWords(goal: GoalFacts, say: Say): string {
  if (goal === undefined) return say('start.goal.open');
  if ('rounds' in goal) return say('start.goal.rounds', goal);
  return say('start.goal.won', { won: signedPoints(goal.won, say) });
}
