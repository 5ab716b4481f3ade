import type { RecordProblem, Result } from '../engine/index.ts';
import type { Run } from './command.ts';
import { errorAnswer } from './errorLine.ts';
import { readLines } from './readLines.ts';

/** Answers one line of input with a value to be written as JSON, or with what is wrong with it. */
export type LineAnswer = (
  text: string,
) => Result<unknown, RecordProblem> | Promise<Result<unknown, RecordProblem>>;

/** Answers every line of the input in its order, each before the next is read. */
export function answerLines(answer: LineAnswer): Run {
  return async ({ input, write }) => {
    let allRight = true;
    for await (const line of readLines(input)) {
      const answered = line.ok ? await answer(line.value) : line;
      if (!answered.ok) allRight = false;
      await write(JSON.stringify(answered.ok ? answered.value : errorAnswer(answered.problem)));
    }
    return allRight;
  };
}
