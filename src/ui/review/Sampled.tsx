import { useStore } from 'zustand';
import panel from '../asking/Panel.module.css';
import { useSay } from '../voice/voice.tsx';
import { percentWords } from './reviewWords.ts';
import type { ReviewSoFar } from './useReview.ts';

/** What the figures are from, and whether they still get more exact. */
export function Sampled({ review, state, share }: ReviewSoFar) {
  const say = useSay();
  const told = percentWords(useStore(share), say);
  if (review === null) {
    return (
      <p className={panel.dim} role="status">
        {state === 'failed' ? say('review.failed') : say('review.waiting', { share: told })}
      </p>
    );
  }
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
