import { useSay } from '../../voice/voice.tsx';
import styles from './Curve.module.css';

/** What is what in the figure. `id` is that of its patterns. */
export function Legend({ id }: { readonly id: string }) {
  const say = useSay();
  return (
    <figcaption className={styles.legend}>
      <span>
        <svg aria-hidden="true" width="22" height="14">
          <line className={styles.margin} x1="1" x2="21" y1="7" y2="7" />
        </svg>
        {say('review.curve.margin')}
      </span>
      <span>
        <svg aria-hidden="true" width="22" height="14">
          <rect className={styles.luck} fill={`url(#${id}luck)`} width="22" height="14" />
        </svg>
        {say('review.curve.luck')}
      </span>
      <span>
        <svg aria-hidden="true" width="22" height="14">
          <rect className={styles.skill} fill={`url(#${id}skill)`} width="22" height="14" />
        </svg>
        {say('review.curve.skill')}
      </span>
      <span>
        <svg aria-hidden="true" width="22" height="14">
          <path className={styles.costly} d="M11 2l-5 9h10z" />
        </svg>
        {say('review.curve.costly')}
      </span>
    </figcaption>
  );
}
