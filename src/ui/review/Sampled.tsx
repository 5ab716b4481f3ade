import { useStore } from 'zustand';
import type { Review } from '../../review/review.ts';
import panel from '../asking/Panel.module.css';
import { useSay } from '../voice/voice.tsx';
import { percentWords } from './reviewWords.ts';
import type { ReviewSoFar } from './useReview.ts';

interface SampledProps extends Pick<ReviewSoFar, 'state' | 'share'> {
  readonly review: Review;
}

/** What the figures are from, and whether they still get more exact. */
export function Sampled({ review, state, share }: SampledProps) {
  const say = useSay();
  const told = percentWords(useStore(share).whole, say);
  const { samples, bot } = review;
  if (state === 'failed') {
    return (
      <p className={panel.dim} role="status">
        {say('review.failed.partly', { samples })}
      </p>
    );
  }
  const facts = { samples, bot: say(`start.control.${bot}`) };
  return (
    <p className={panel.dim}>
      {state === 'done'
        ? say('review.sampled', facts)
        : say('review.sampled.more', { ...facts, share: told })}
    </p>
  );
}
