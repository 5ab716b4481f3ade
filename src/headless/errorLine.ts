import type { RecordProblem } from '../engine/index.ts';
import { problemMessage } from '../text/problems.ts';
import { sayFromSource } from '../text/sayFromSource.ts';

const say = sayFromSource();

/** What was wrong, as an English sentence. */
export function messageOf(problem: RecordProblem): string {
  return problemMessage(problem, say);
}

/** What stands in the place of an answer when the record is wrong. */
export function errorAnswer(problem: RecordProblem): {
  readonly error: { readonly code: string; readonly at?: number; readonly message: string };
} {
  const at = 'at' in problem ? { at: problem.at } : {};
  return { error: { code: problem.code, ...at, message: messageOf(problem) } };
}
