import { useState } from 'react';
import type { Motion } from '../../../../store/settings.ts';
import type { Elements } from '../../../content/content.ts';
import { Exercise, type ExerciseOutcome } from '../../../learn/exercise/Exercise.tsx';
import { NumberAnswer } from '../../../learn/exercise/NumberAnswer.tsx';
import { useSay } from '../../../voice/voice.tsx';
import { Boats } from './Boats.tsx';
import type { CountTask } from './countTask.ts';
import { offWords, shownWords, wrongOptionWords, wrongWords } from './countWords.ts';
import { OptionAnswer } from './OptionAnswer.tsx';
import { Proof } from './Proof.tsx';

interface CountingProps {
  readonly task: CountTask;
  readonly names: readonly string[];
  /** What is said before it is asked. */
  readonly said?: string;
  readonly question: string;
  readonly motion: Motion;
  /** Whether a wrong number may be mended, or ends it. */
  readonly mayMend: boolean;
  readonly onOutcome: (outcome: ExerciseOutcome) => void;
  /** The ways elsewhere, for as long as it is not answered. */
  readonly ways?: Elements;
  /** Where it goes on, once it is answered. */
  readonly children: Elements;
}

/**
 * Something to be counted: the catch and the question, and once it is answered every rule that
 * makes it so.
 */
export function Counting(props: CountingProps) {
  const { task, names, said, question, motion, mayMend, onOutcome, ways, children } = props;
  const say = useSay();
  const [told, setTold] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState<ExerciseOutcome>();
  const { answer, catches, totals } = task;
  const [hasErred, setHasErred] = useState(false);
  const end = (how: ExerciseOutcome, words: readonly string[]): void => {
    setOutcome(how);
    setTold(words);
    onOutcome(how);
  };
  const judge = (isRight: boolean, wrong: () => readonly string[]): void => {
    if (isRight) end(hasErred ? 'mended' : 'right', [say('counting.right')]);
    else if (mayMend) {
      setHasErred(true);
      setTold(wrong());
    } else end('wrong', wrong());
  };
  const judgeNumber = (points: number | undefined): void => {
    if (answer.by !== 'number') return;
    if (points === undefined) setTold([say('counting.odd')]);
    else {
      const words = mayMend ? wrongWords : offWords;
      judge(points === answer.right, () => words(task, points, say));
    }
  };
  return (
    <Exercise
      said={said}
      question={question}
      about={
        outcome === undefined ? (
          <Boats catches={catches} totals={totals} names={names} />
        ) : (
          <Proof task={task} names={names} motion={motion} />
        )
      }
      answer={(labels) =>
        answer.by === 'number' ? (
          <NumberAnswer {...labels} onAnswer={judgeNumber} />
        ) : (
          <OptionAnswer
            {...labels}
            options={answer.options}
            names={names}
            onAnswer={(option) =>
              judge(option.isRight, () => [wrongOptionWords(option, task, names, say)])
            }
          />
        )
      }
      told={told}
      outcome={outcome}
      onShow={() => end('shown', shownWords(task, names, say))}
      ways={ways}
    >
      {children}
    </Exercise>
  );
}
