import { useEffect, useRef, useState } from 'react';
import { tileLabel } from '../../../../text/tileNames.ts';
import { Button } from '../../../button/Button.tsx';
import styles from '../../../learn/exercise/Answer.module.css';
import { FittedTileLook } from '../../../tile/FittedTileLook.tsx';
import { Tile } from '../../../tile/Tile.tsx';
import { useSay } from '../../../voice/voice.tsx';
import type { AnswerOption } from './countTask.ts';
import { answerWords } from './countWords.ts';

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
export function OptionAnswer({ questionId, saidId, options, names, onAnswer }: OptionAnswerProps) {
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
