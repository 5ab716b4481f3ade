import { type ReactNode, useId, useState } from 'react';
import { isSwitchPoints, type PointsRange } from '../../engine/index.ts';
import { pointsProblem } from '../../text/switchWords.ts';
import choice from '../choice/Choice.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './Setup.module.css';

interface PointsFieldProps {
  readonly legend: ReactNode;
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
  const [wrong, setWrong] = useState<string>();
  return (
    <fieldset className={choice.field}>
      <legend className={choice.legend}>{legend}</legend>
      <label className={styles.points}>
        {say('rule.points')}
        <input
          type="text"
          inputMode="numeric"
          value={wrong ?? value}
          aria-describedby={`${id}about`}
          aria-invalid={wrong !== undefined}
          onChange={(event) => {
            const text = event.target.value.trim();
            const points = Number(text);
            const fits = /^\d+$/.test(text) && isSwitchPoints(points, range);
            setWrong(fits ? undefined : event.target.value);
            event.target.setCustomValidity(fits ? '' : pointsProblem(range, say));
            if (fits) onChange(points);
          }}
          // The rules may have been folded away over it.
          onInvalid={(event) => event.currentTarget.closest('details')?.setAttribute('open', '')}
        />
      </label>
      <p id={`${id}about`} className={choice.about}>
        {about}
      </p>
      {wrong !== undefined && (
        <p role="alert" className={styles.wrong}>
          {pointsProblem(range, say)}
        </p>
      )}
    </fieldset>
  );
}
