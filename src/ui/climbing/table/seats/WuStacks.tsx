import type { StackedWu } from '../wuSteps.ts';
import styles from './WuStacks.module.css';

interface WuStacksProps {
  readonly wu: number;
  readonly heap: StackedWu;
}

/** The wu of a seat in stacks of three, a picture only, with a mark at each step of payment. */
export function WuStacks({ wu, heap: { room, steps } }: WuStacksProps) {
  return (
    <span className={styles.heap} aria-hidden="true">
      {Array.from({ length: room / 3 }, (_, stack) => (
        <span key={stack} className={styles.stack}>
          {[1, 2, 3].map((place) => {
            const number = stack * 3 + place;
            return (
              <span
                key={place}
                className={styles.wu}
                data-won={number <= wu || undefined}
                data-step={steps.includes(number) || undefined}
              />
            );
          })}
        </span>
      ))}
    </span>
  );
}
