import type { VariantId } from '../../../engine/index.ts';
import { familyWordsOf } from '../../../text/families.ts';
import { useSay } from '../../voice/voice.tsx';
import styles from './Curve.module.css';

interface LegendProps {
  /** That of the patterns of the figure. */
  readonly id: string;
  readonly variant: VariantId;
}

/** What is what in the figure. */
export function Legend({ id, variant }: LegendProps) {
  const say = useSay();
  const { luckAndHiddenName } = familyWordsOf(variant);
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
        {luckAndHiddenName(say)}
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
