import { Icon, type IconName } from '../button/Icon.tsx';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './StepBar.module.css';

declare module 'react' {
  interface CSSProperties {
    /** How much of the round lies behind the moment that is shown, from 0 to 1. */
    '--gone'?: number;
  }
}

/** Where one can go from a moment; undefined where there is nothing further that way. */
export interface Steps {
  readonly first: number | undefined;
  readonly back: number | undefined;
  readonly next: number | undefined;
  readonly last: number | undefined;
  readonly costlyBack: number | undefined;
  readonly costlyNext: number | undefined;
}

interface StepBarProps {
  readonly at: number;
  readonly plays: number;
  readonly steps: Steps;
  readonly words: string;
  readonly onGo: (at: number, byScrubber: boolean) => void;
}

const buttons: readonly (readonly [keyof Steps & IconName, key: string])[] = [
  ['first', 'Home'],
  ['back', 'ArrowLeft'],
  ['next', 'ArrowRight'],
  ['last', 'End'],
  ['costlyBack', 'P'],
  ['costlyNext', 'N'],
];

export function StepBar({ at, plays, steps, words, onGo }: StepBarProps) {
  const say = useSay();
  return (
    <div className={styles.bar}>
      <input
        type="range"
        className={styles.scrubber}
        style={{ '--gone': plays === 0 ? 0 : at / plays }}
        aria-label={say('review.scrubber')}
        aria-valuetext={words}
        min={0}
        max={plays}
        value={at}
        onChange={({ target }) => onGo(target.valueAsNumber, true)}
      />
      <div className={styles.buttons}>
        {buttons.map(([name, key]) => {
          const to = steps[name];
          return (
            <button
              key={name}
              type="button"
              className={`${looks.key} ${looks.centre} ${styles.button}`}
              data-step={name}
              aria-label={say(`review.step.${name}`)}
              aria-keyshortcuts={key}
              aria-disabled={to === undefined || undefined}
              onClick={() => {
                if (to !== undefined) onGo(to, false);
              }}
            >
              <Icon name={name} />
              <span className={styles.word}>{say(`review.word.${name}`)}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** With the moments right after costly plays. */
export function stepsFrom(at: number, plays: number, costly: readonly number[]): Steps {
  const inOrder = costly.toSorted((one, other) => one - other);
  return {
    first: at > 0 ? 0 : undefined,
    back: at > 0 ? at - 1 : undefined,
    next: at < plays ? at + 1 : undefined,
    last: at < plays ? plays : undefined,
    costlyBack: inOrder.findLast((moment) => moment < at),
    costlyNext: inOrder.find((moment) => moment > at),
  };
}
