import { useEffect, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './SoundQuestion.module.css';

/**
 * Asks whether the table is to be heard, on a card over it that keeps nobody from playing.
 * @param onAnswer called with what was chosen
 */
export function SoundQuestion({ onAnswer }: { readonly onAnswer: (sound: boolean) => void }) {
  const say = useSay();
  // A live region tells only what comes into it once it is there.
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  const question = say('sound.question');
  return (
    <div className={styles.card} role="group" aria-label={question}>
      <p className={styles.question} aria-live="polite">
        {isThere && question}
      </p>
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
