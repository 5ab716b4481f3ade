import { useEffect, useRef } from 'react';
import type { Play } from '../../engine/index.ts';
import { isAsGood, type PlayReview } from '../../review/review.ts';
import type { Match } from '../../store/match/match.ts';
import type { Say } from '../../text/say.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './Attempt.module.css';
import type { ReviewParts } from './reviewParts.ts';

interface AttemptAnswerProps {
  readonly parts: Pick<ReviewParts, 'betterWords' | 'wayWords'>;
  readonly match: Match;
  readonly at: number;
  readonly review: PlayReview;
  /** The play that was tried; undefined if the answer is shown without one. */
  readonly tried: Play | undefined;
}

/**
 * What a play that was tried would have cost, what was played in the round, what was best and why.
 */
export function AttemptAnswer({ parts, match, at, review, tried }: AttemptAnswerProps) {
  const say = useSay();
  const { variant } = match.setup;
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    answer.current?.focus({ preventScroll: true });
    answer.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={answer} className={styles.answer} tabIndex={-1}>
      {tried !== undefined && (
        <p className={styles.verdict}>
          {verdictWords(review, parts.wayWords(tried, variant, say), tried, say)}
        </p>
      )}
      <p>
        {tried === review.play
          ? say('review.answer.wasSame')
          : say('review.answer.was', {
              what: parts.wayWords(review.play, variant, say),
              points: Math.round(review.lost),
            })}
      </p>
      {parts.betterWords(match, at, review, say).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function verdictWords({ values }: PlayReview, what: string, tried: Play, say: Say): string {
  const own = values.find(({ play }) => play === tried);
  if (own === undefined || own === values[0]) return say('review.answer.best', { what });
  const points = Math.round(own.error);
  if (isAsGood(own) || points === 0) return say('review.answer.asGood', { what });
  return say('review.answer.cost', { what, points });
}
