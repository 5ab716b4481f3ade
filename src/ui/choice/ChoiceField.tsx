import { useId } from 'react';
import type { Content } from '../content/content.ts';
import looks from '../looks/looks.module.css';
import styles from './Choice.module.css';

interface Option<Value> {
  readonly value: Value;
  readonly name: string;
  readonly about?: string;
  /** The language of the name, where it is another one. */
  readonly lang?: string;
}

interface ChoiceFieldProps<Value> {
  readonly legend: Content;
  readonly about?: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  /** `row`: short options side by side; `segments`: one line of them, if no word is too long. */
  readonly look?: 'cards' | 'row' | 'list' | 'segments';
}

export function ChoiceField<Value extends string | number | boolean>({
  legend,
  about,
  options,
  value,
  onChoose,
  look = 'cards',
}: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <fieldset className={styles.field} data-look={look}>
      <legend className={`${looks.title} ${styles.legend}`}>{legend}</legend>
      <div className={`${looks.stack} ${styles.options}`}>
        {options.map((option) => {
          const aboutId = `${id}${option.value}`;
          return (
            <label key={String(option.value)} className={styles.option}>
              <input
                type="radio"
                name={id}
                aria-label={option.name}
                aria-describedby={option.about === undefined ? undefined : aboutId}
                checked={option.value === value}
                onChange={() => onChoose(option.value)}
              />
              <span>
                <span
                  className={`${looks.block} ${looks.semibold} ${looks.parted} ${styles.name}`}
                  lang={option.lang}
                >
                  {option.name}
                </span>
                {option.about !== undefined && (
                  <span id={aboutId} className={`${looks.block} ${looks.small}`}>
                    {option.about}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
      {about !== undefined && <p className={`${looks.block} ${looks.small}`}>{about}</p>}
    </fieldset>
  );
}
