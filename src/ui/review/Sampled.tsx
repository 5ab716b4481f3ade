import type { Review } from '../../review/review.ts';
import panel from '../asking/Panel.module.css';
import { useSay } from '../voice/voice.tsx';
import { sampledFacts } from './reviewWords.ts';

interface SampledProps {
  readonly review: Review;
  /** Whether the figures are as exact as they get anywhere. */
  readonly isWhole: boolean;
}

/** What the figures are from. */
export function Sampled({ review, isWhole }: SampledProps) {
  const say = useSay();
  if (isWhole) {
    return <p className={panel.dim}>{say('review.sampled', sampledFacts(review, say))}</p>;
  }
  return (
    <p className={panel.dim} role="status">
      {say('review.failed.partly', { samples: review.samples })}
    </p>
  );
}
