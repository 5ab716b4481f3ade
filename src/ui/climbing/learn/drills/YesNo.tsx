import { useEffect, useRef } from 'react';
import { Button } from '../../../button/Button.tsx';
import { Space } from '../../../content/Space.tsx';
import type { AnswerLabels } from '../../../learn/exercise/Exercise.tsx';
import { refuseHeldKey } from '../../../learn/refuseHeldKey.ts';
import { useTableKeys } from '../../../table/useTableKeys.ts';
import { useSay } from '../../../voice/voice.tsx';
import styles from './Drills.module.css';

interface YesNoProps extends AnswerLabels {
  readonly onAnswer: (isYes: boolean) => void;
}

/** Yes or no, to press or by the keys Y and N. */
export function YesNo({ questionId, saidId, onAnswer }: YesNoProps) {
  const say = useSay();
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => first.current?.querySelector('button')?.focus(), []);
  useTableKeys({ y: () => onAnswer(true), n: () => onAnswer(false) });
  return (
    <div
      ref={first}
      role="group"
      aria-labelledby={questionId}
      aria-describedby={saidId}
      className={styles.answers}
    >
      <Button aria-keyshortcuts="y" onKeyDown={refuseHeldKey} onClick={() => onAnswer(true)}>
        <span>{say('climbing.drill.yes')}</span>
        <Space />
        <span aria-hidden="true">Y</span>
      </Button>
      <Button aria-keyshortcuts="n" onKeyDown={refuseHeldKey} onClick={() => onAnswer(false)}>
        <span>{say('climbing.drill.no')}</span>
        <Space />
        <span aria-hidden="true">N</span>
      </Button>
    </div>
  );
}
