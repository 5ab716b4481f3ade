import { useEffect, useRef } from 'react';
import type { Play } from '../../engine/index.ts';
import type { PlayReview } from '../../review/review.ts';
import type { Match } from '../../store/match/match.ts';
import attempt from '../review/Attempt.module.css';
import type { ReviewParts, Tried } from '../review/reviewParts.ts';
import { useSay } from '../voice/voice.tsx';

interface DayAnswerProps {
  readonly parts: Pick<ReviewParts, 'betterWords' | 'wayWords'>;
  readonly match: Match;
  readonly at: number;
  readonly review: PlayReview;
  readonly tried: Tried;
}

/** What came of a play: praise and the reason, or what it loses, what was better and why. */
export function DayAnswer({ parts, match, at, review, tried }: DayAnswerProps) {
  const say = useSay();
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    answer.current?.focus({ preventScroll: true });
    answer.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const isRight = tried === review.play;
  const better = parts.betterWords(match, at, review, say);
  const verdict = (made: Play): string => {
    const what = parts.wayWords(made, match.setup.variant, say);
    const lost = review.values.find(({ play }) => play === made)?.error ?? 0;
    return isRight
      ? say('review.answer.best', { what })
      : say('review.answer.cost', { what, points: Math.round(lost) });
  };
  return (
    <div ref={answer} className={attempt.answer} tabIndex={-1}>
      {tried !== 'shown' && <p className={attempt.verdict}>{verdict(tried)}</p>}
      {(isRight ? better.slice(1) : better).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
