import { useEffect, useRef, useState } from 'react';
import type { Motion } from '../../../../store/settings.ts';
import { tileLabel } from '../../../../text/tileNames.ts';
import { Button } from '../../../button/Button.tsx';
import type { Elements } from '../../../content/content.ts';
import styles from '../../../learn/exercise/Answer.module.css';
import { Exercise, type ExerciseOutcome } from '../../../learn/exercise/Exercise.tsx';
import { NumberAnswer } from '../../../learn/exercise/NumberAnswer.tsx';
import { FittedTileLook } from '../../../tile/FittedTileLook.tsx';
import { Tile } from '../../../tile/Tile.tsx';
import { useSay } from '../../../voice/voice.tsx';
import { Boats } from './Boats.tsx';
import type { AnswerOption, CountTask } from './countTask.ts';
import { answerWords, offWords, shownWords, wrongOptionWords, wrongWords } from './countWords.ts';
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
  readonly children: Elements;
}

/** The catch and the question, and once that is answered every rule that makes it so. */
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

interface OptionAnswerProps {
  readonly questionId: string;
  readonly saidId: string;
  readonly options: readonly AnswerOption[];
  readonly names: readonly string[];
  readonly onAnswer: (option: AnswerOption) => void;
}

/** The short side of the tiles that may be chosen, in CSS pixels. */
const optionTile = 36;

/** Some answers to press; one that was wrong is crossed out. */
function OptionAnswer({ questionId, saidId, options, names, onAnswer }: OptionAnswerProps) {
  const say = useSay();
  const first = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState<readonly AnswerOption[]>([]);
  useEffect(() => first.current?.querySelector('button')?.focus(), []);
  return (
    <FittedTileLook cut tile={optionTile}>
      <div
        ref={first}
        role="group"
        aria-labelledby={questionId}
        aria-describedby={saidId}
        className={styles.options}
      >
        {options.map((option, at) => {
          const isTried = tried.includes(option);
          return (
            <Button
              key={at}
              className={styles.option}
              aria-label={'tile' in option ? tileLabel(option.tile, say) : undefined}
              aria-disabled={isTried || undefined}
              onClick={() => {
                if (isTried) return;
                if (!option.isRight) setTried([...tried, option]);
                onAnswer(option);
              }}
            >
              {'tile' in option ? (
                <Tile kind={option.tile} />
              ) : (
                <span>{answerWords(option, names, say)}</span>
              )}
              {isTried && (
                <span aria-hidden="true" className={styles.cross}>
                  ✕
                </span>
              )}
            </Button>
          );
        })}
      </div>
    </FittedTileLook>
  );
}
