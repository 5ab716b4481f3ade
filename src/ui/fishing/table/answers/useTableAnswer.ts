import { useState } from 'react';
import type { RuleId } from '../../../../engine/fishing/index.ts';
import type { Kind } from '../../../../engine/index.ts';
import type { Say } from '../../../../text/say.ts';
import type { TableModel } from '../tableModel.ts';
import { refusalOf } from './answers.ts';

/** Puts an answer into the words of a language. */
type AnswerWords = (say: Say) => string;

/** The last answer of the table. Any change on the table puts it away. */
export interface Answering {
  readonly given: AnswerWords | undefined;
  /** The rule that the answer stands on, where one can be asked for more. */
  readonly rule: RuleId | undefined;
  /** How often the table was asked: a new number makes the same answer heard again. */
  readonly times: number;
  readonly answer: (answer: AnswerWords, rule?: RuleId) => void;
  /**
   * Answers why a fish was not taken, or with null why a bait was not placed. It stays silent if
   * nothing can be played now.
   */
  readonly refuse: (fish: Kind | null, bait: Kind | undefined) => void;
  readonly clear: () => void;
}

interface Last {
  readonly given?: AnswerWords;
  readonly rule?: RuleId | undefined;
  readonly model: TableModel;
  readonly times: number;
}

/** Keeps the answer to a question until something changes on the table. */
export function useTableAnswer(model: TableModel): Answering {
  const [last, setLast] = useState<Last>({ model, times: 0 });
  const isDue = last.model === model;
  const answer: Answering['answer'] = (given, rule) =>
    setLast(({ times }) => ({ given, rule, model, times: times + 1 }));
  return {
    given: isDue ? last.given : undefined,
    rule: isDue ? last.rule : undefined,
    times: last.times,
    answer,
    refuse: (fish, bait) => {
      const refusal = refusalOf(model, fish, bait);
      if (refusal !== undefined) answer(refusal.answer, refusal.rule);
    },
    clear: () => setLast((now) => (now.given === undefined ? now : { model, times: now.times })),
  };
}
