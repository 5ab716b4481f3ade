import { Button } from '../button/Button.tsx';
import looks from '../looks/looks.module.css';
import { useTold } from '../told/useTold.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './AsideQuestion.module.css';

interface AsideQuestionProps {
  readonly question: string;
  readonly tells: boolean;
  /** The answers, two unless `where` says otherwise: their words, and what they do. */
  readonly answers: readonly (readonly [words: string, onPress: () => void])[];
  /** Tells who sees none of it where the answers are; empty where there are none. */
  readonly where?: string;
  /** Whether no finger may take one answer for the other: each binds others too. */
  readonly apart?: boolean;
}

/** Asks something that is no part of the round, on a card that keeps nobody from playing. */
export function AsideQuestion({
  question,
  tells,
  answers,
  where,
  apart = false,
}: AsideQuestionProps) {
  const say = useSay();
  const told = [question, where ?? say('table.question.where')].filter((words) => words !== '');
  const asked = { key: question, words: () => told };
  useTold('question', tells ? [asked] : []);
  return (
    <div className={`${looks.line} ${styles.card}`} role="group" aria-label={question} data-aside>
      <p>{question}</p>
      {answers.length > 0 && (
        <div className={styles.answers} data-apart={apart || undefined}>
          {answers.map(([words, onPress]) => (
            <Button key={words} className={styles.answer} onClick={onPress}>
              {words}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

interface LessonQuestionProps {
  readonly tells: boolean;
  readonly onAnswer: (learns: boolean) => void;
}

export function LessonQuestion({ tells, onAnswer }: LessonQuestionProps) {
  const say = useSay();
  return (
    <AsideQuestion
      question={say('start.learn')}
      tells={tells}
      answers={[
        [say('start.learn.go'), () => onAnswer(true)],
        [say('learn.offer.no'), () => onAnswer(false)],
      ]}
    />
  );
}
