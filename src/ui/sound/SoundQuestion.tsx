import { Button } from '../button/Button.tsx';
import { useTold } from '../told/useTold.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './SoundQuestion.module.css';

interface SoundQuestionProps {
  /** Whether it is told now. */
  readonly tells: boolean;
  readonly onAnswer: (sound: boolean) => void;
}

/** Asks whether the table is to be heard, on a card over it that keeps nobody from playing. */
export function SoundQuestion({ tells, onAnswer }: SoundQuestionProps) {
  const say = useSay();
  const question = say('sound.question');
  const asked = { key: 'asked', words: () => [question, say('sound.question.where')] };
  useTold('sound', tells ? [asked] : []);
  return (
    <div className={styles.card} role="group" aria-label={question}>
      <p className={styles.question}>{question}</p>
      <div className={styles.answers}>
        <Button className={styles.answer} onClick={() => onAnswer(true)}>
          {say('sound.question.on')}
        </Button>
        <Button className={styles.answer} onClick={() => onAnswer(false)}>
          {say('sound.question.off')}
        </Button>
      </div>
    </div>
  );
}
