import type { VariantId } from '../../../engine/index.ts';
import { familyWordsOf } from '../../../text/families.ts';
import { useSay } from '../../voice/voice.tsx';
import styles from './Curve.module.css';
import { LegendEntry } from './LegendEntry.tsx';

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
      <LegendEntry look="line" words={say('review.curve.margin')} />
      <LegendEntry look="luck" id={id} words={luckAndHiddenName(say)} />
      <LegendEntry look="skill" id={id} words={say('review.curve.skill')} />
      <LegendEntry look="costly" words={say('review.curve.costly')} />
    </figcaption>
  );
}
