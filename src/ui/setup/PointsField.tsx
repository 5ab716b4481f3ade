import { useEffect, useId, useRef, useState } from 'react';
import { isSwitchPoints, type PointsRange } from '../../engine/index.ts';
import { pointsProblem } from '../../text/switchWords.ts';
import choice from '../choice/Choice.module.css';
import type { Content } from '../content/content.ts';
import { useSay } from '../voice/voice.tsx';
import { NumberInput } from './NumberInput.tsx';
import styles from './Setup.module.css';

interface PointsFieldProps {
  readonly legend: Content;
  readonly about: string;
  readonly range: PointsRange;
  readonly value: number;
  readonly onChange: (points: number) => void;
}

/**
 * A number of points. What is no such number stays in the field, told as wrong, and nothing is
 * dealt until it is mended.
 */
export function PointsField({ legend, about, range, value, onChange }: PointsFieldProps) {
  const say = useSay();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const problem = pointsProblem(range, say);
  useEffect(() => field.current?.setCustomValidity(isWrong ? problem : ''), [isWrong, problem]);
  return (
    <fieldset className={choice.field}>
      <legend className={choice.legend}>{legend}</legend>
      <label className={styles.points}>
        <span>{say('rule.points')}</span>
        <NumberInput
          ref={field}
          value={value}
          fits={(points) => isSwitchPoints(points, range)}
          aria-describedby={`${id}about`}
          aria-invalid={isWrong}
          onNumber={(points) => {
            const isNone = points === null || points === undefined;
            setWrong(isNone);
            if (!isNone) onChange(points);
          }}
          // The rules may have been folded away over it.
          onInvalid={(event) => event.currentTarget.closest('details')?.setAttribute('open', '')}
        />
      </label>
      <p id={`${id}about`} className={choice.about}>
        {about}
      </p>
      {isWrong && (
        <p role="alert" className={styles.wrong}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
