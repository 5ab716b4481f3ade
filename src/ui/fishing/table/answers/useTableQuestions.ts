import { useState } from 'react';
import type { RuleId } from '../../../../engine/fishing/index.ts';
import { type Kind, seatsOf } from '../../../../engine/index.ts';
import type { Aids } from '../../../../store/settings.ts';
import type { Hint } from '../../../../store/table/hint.ts';
import type { Say } from '../../../../text/say.ts';
import { useReadRules } from '../../../asking/ruleAsking.ts';
import type { KeyActions } from '../../../table/useTableKeys.ts';
import { useSay } from '../../../voice/voice.tsx';
import type { TableDialog, TableQuestion } from '../TableDialogs.tsx';
import type { TableModel } from '../tableModel.ts';
import { whyHintWords } from '../words/hintWords.ts';
import { fishAnswers, noFishAnswer, refusalOf, scoreAnswer, whyAnswer } from './answers.ts';

interface TableQuestionsProps {
  readonly model: TableModel;
  readonly aids: Pick<Aids, 'pointsOnFish'>;
  readonly hint?: Hint | null;
  /** Missing where the past is not shown. */
  readonly onWatch?: (() => void) | undefined;
  readonly onOpen: (dialog: TableDialog) => void;
}

export interface TableQuestions extends Pick<Answering, 'refuse' | 'clear'> {
  readonly answer: {
    readonly text: string;
    readonly rule: RuleId | undefined;
    readonly times: number;
  };
  readonly ask: (question: TableQuestion) => void;
  readonly askWhyHint: () => void;
  readonly keys: KeyActions;
}

export function useTableQuestions({
  model,
  aids,
  hint,
  onWatch,
  onOpen,
}: TableQuestionsProps): TableQuestions {
  const say = useSay();
  const read = useReadRules();
  const { given, rule, times, answer, refuse, clear } = useTableAnswer(model);
  const ask = (question: TableQuestion): void => {
    clear();
    switch (question) {
      case 'watch':
        if (model.news.begin === model.news.end) answer((words) => words('answer.nothingSince'));
        else onWatch?.();
        return;
      case 'why':
        answer((words) => whyAnswer(model, words));
        return;
      case 'score':
        answer((words) => scoreAnswer(model, words));
        return;
      case 'fish':
        if (fishAnswers(model, aids.pointsOnFish, say).length > 0) onOpen({ dialog: 'fish' });
        else answer((words) => noFishAnswer(model, words));
        return;
      default:
        onOpen({ dialog: question });
    }
  };
  const askWhyHint = (): void => {
    if (hint?.told === 'whole') {
      answer((words) => whyHintWords(hint, model, words));
    }
  };
  return {
    answer: { text: given?.(say) ?? '', rule, times },
    ask,
    askWhyHint,
    refuse,
    clear,
    keys: {
      r: onWatch && (() => ask('watch')),
      y: () => ask('why'),
      s: () => ask('score'),
      f: () => ask('fish'),
      g: () => ask('groups'),
      x: () => ask('unseen'),
      w: () => ask('totals'),
      b: read && (() => read()),
      c: () => onOpen({ dialog: 'catch', seats: seatsOf(model.game.seatCount) }),
    },
  };
}

type AnswerWords = (say: Say) => string;

/** The last answer of the table. Any change on the table puts it away. */
export interface Answering {
  readonly given: AnswerWords | undefined;
  readonly rule: RuleId | undefined;
  readonly times: number;
  readonly answer: (answer: AnswerWords, rule?: RuleId) => void;
  /** Answers why a fish was not taken, or (null) a bait not placed; silent where nothing is due. */
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
function useTableAnswer(model: TableModel): Answering {
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
