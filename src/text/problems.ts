import type { RecordProblem } from '../engine/index.ts';
import type { Say } from './say.ts';

/** What was wrong with a record, as a sentence. */
export function problemMessage(problem: RecordProblem, say: Say): string {
  const { code, ...facts } = problem;
  const isWhole = problem.code === 'wrong-value' && problem.path === '';
  return say(isWhole ? 'problem.wrong-whole' : `problem.${code}`, facts);
}
