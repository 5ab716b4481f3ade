import type { RuleId } from '../../../../engine/fishing/index.ts';
import { seatsOf } from '../../../../engine/index.ts';
import type { Aids } from '../../../../store/settings.ts';
import type { Hint } from '../../../../store/table/hint.ts';
import { useReadRules } from '../../../asking/ruleAsking.ts';
import type { KeyActions } from '../../../table/useTableKeys.ts';
import { useSay } from '../../../voice/voice.tsx';
import type { TableDialog, TableQuestion } from '../tableDialog.ts';
import type { TableModel } from '../tableModel.ts';
import { whyHintWords } from '../words/hintWords.ts';
import { fishAnswers, noFishAnswer, scoreAnswer, whyAnswer } from './answers.ts';
import { type Answering, useTableAnswer } from './useTableAnswer.ts';

interface TableQuestionsProps {
  readonly model: TableModel;
  readonly aids: Pick<Aids, 'pointsOnFish'>;
  readonly hint?: Hint | null;
  /** Missing where the past is not shown. */
  readonly onWatch?: (() => void) | undefined;
  readonly onOpen: (dialog: TableDialog) => void;
}

/** The table's last answer, and the ways to ask it. */
export interface TableQuestions extends Pick<Answering, 'refuse' | 'clear'> {
  readonly answer: {
    readonly text: string;
    readonly rule: RuleId | undefined;
    readonly times: number;
  };
  readonly ask: (question: TableQuestion) => void;
  /** Asks what speaks for the hint that was told. */
  readonly askWhyHint: () => void;
  readonly keys: KeyActions;
}

/** Answers a question: in a sentence, by showing the last turn again, or by a dialog. */
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
