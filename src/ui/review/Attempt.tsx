import { useEffect, useMemo, useRef, useState } from 'react';
import type { RoundRecord } from '../../engine/index.ts';
import type { PlayReview } from '../../review/review.ts';
import { matchOfRecord } from '../../store/match/matchRecords.ts';
import { matchUpTo } from '../../store/match/whatIf.ts';
import type { Aids, Motion } from '../../store/settings.ts';
import { familyWordsOf } from '../../text/families.ts';
import { Button } from '../button/Button.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './Attempt.module.css';
import { AttemptAnswer } from './AttemptAnswer.tsx';
import type { ReviewParts, Tried } from './reviewParts.ts';
import { nameOf } from './reviewWords.ts';

interface AttemptProps {
  readonly parts: ReviewParts;
  readonly record: RoundRecord;
  /** The index of the play that is tried again. */
  readonly at: number;
  readonly review: PlayReview;
  readonly aids: Aids;
  readonly motion: Motion;
  /** Called with the play that was tried, or when the answer is shown without one. */
  readonly onAnswer?: (tried: Tried) => void;
  /** The words of the button that leaves. */
  readonly leave: string;
  readonly onDone: () => void;
}

/**
 * A decision of a round once more: the table as its seat saw it, a play with the table's own input,
 * and then the answer.
 */
export function Attempt({
  parts,
  record,
  at,
  review,
  aids,
  motion,
  onAnswer,
  leave,
  onDone,
}: AttemptProps) {
  const say = useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  const [tried, setTried] = useState<Tried>();
  const [isKnown, setIsKnown] = useState(false);
  const { seat } = review;
  const { amountWords } = familyWordsOf(record.variant);
  const whole = useMemo(() => matchOfRecord(record), [record]);
  const before = useMemo(() => matchUpTo(whole, at), [whole, at]);
  const answer = (given: Tried): void => {
    setTried(given);
    onAnswer?.(given);
  };
  useEffect(() => heading.current?.focus(), []);
  const again = (): void => {
    setTried(undefined);
    setIsKnown(true);
    heading.current?.focus();
  };
  return (
    <section className={styles.attempt} aria-labelledby="attempt">
      <header className={styles.top}>
        <h2 id="attempt" ref={heading} tabIndex={-1}>
          {say('review.attempt', { play: at + 1 })}
        </h2>
        <p>
          {say('review.attempt.about', {
            name: nameOf(whole, seat),
            amount: amountWords(Math.round(review.lost), say),
          })}
        </p>
      </header>
      <parts.Trial
        before={before}
        seat={seat}
        tried={tried}
        aids={aids}
        motion={motion}
        onTry={answer}
        onEscape={onDone}
      />
      {tried !== undefined && (
        <AttemptAnswer
          parts={parts}
          match={whole}
          at={at}
          review={review}
          tried={tried === 'shown' ? undefined : tried}
          isKnown={isKnown}
          wasPlayed
        />
      )}
      <div className={styles.actions}>
        {tried === undefined ? (
          <Button onClick={() => answer('shown')}>{say('review.show')}</Button>
        ) : (
          <Button onClick={again}>{say('review.attempt.again')}</Button>
        )}
        <Button look={tried === undefined ? 'plain' : 'main'} onClick={onDone}>
          {leave}
        </Button>
      </div>
    </section>
  );
}
