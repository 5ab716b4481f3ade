import { useState } from 'react';
import type { Say } from '../../text/say.ts';
import type { TableModel } from './tableModel.ts';

/** Puts an answer into the words of a language. */
type Answer = (say: Say) => string;

/** What was asked last and what the answer is; it is out of date as soon as anything changes on the table. */
export interface Answering {
  readonly given: Answer | undefined;
  /** How often something was asked, so that the same answer is heard again. */
  readonly times: number;
  readonly answer: (answer: Answer) => void;
  readonly clear: () => void;
}

/** Keeps the answer to a question until something changes on the table. */
export function useAnswer(model: TableModel): Answering {
  const [last, setLast] = useState<{ given?: Answer; model: TableModel; times: number }>({
    model,
    times: 0,
  });
  return {
    given: last.model === model ? last.given : undefined,
    times: last.times,
    answer: (given) => setLast(({ times }) => ({ given, model, times: times + 1 })),
    clear: () => setLast(({ times }) => ({ model, times })),
  };
}
