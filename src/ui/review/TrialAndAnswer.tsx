import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { JudgedPlay } from '../../review/review.ts';
import type { Match } from '../../store/match/match.ts';
import { matchUpTo } from '../../store/match/whatIf.ts';
import type { SettingsStore } from '../../store/settings.ts';
import { Button } from '../button/Button.tsx';
import type { Elements } from '../content/content.ts';
import { refuseHeldKey } from '../learn/refuseHeldKey.ts';
import { AnnouncerContext } from '../told/announcerContext.ts';
import { FocusRest, restAt } from '../told/FocusRest.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './Attempt.module.css';
import { AttemptAnswer } from './AttemptAnswer.tsx';
import type { ReviewParts, Tried } from './reviewParts.ts';
import { Trial } from './Trial.tsx';

interface TrialAndAnswerProps {
  readonly parts: ReviewParts;
  readonly match: Match;
  /** The index of the play that is tried, in the match's round. */
  readonly at: number;
  readonly review: JudgedPlay;
  readonly settings: SettingsStore;
  /** Whether somebody has played the round, so that the answer tells their play too. */
  readonly wasPlayed: boolean;
  /** Called with every play that is tried, or when the answer is shown without one. */
  readonly onTry: (tried: Tried) => void;
  /** Called when the table asks once more. */
  readonly onAgain: () => void;
  readonly onEscape: () => void;
  /** The ways beside these, before and after the answer. */
  readonly ways: (isAnswered: boolean) => Elements;
}

/**
 * A decision on the table as its seat saw it, a play with the table's own input, and the answer.
 */
export function TrialAndAnswer({
  parts,
  match,
  at,
  review,
  settings,
  wasPlayed,
  onTry,
  onAgain,
  onEscape,
  ways,
}: TrialAndAnswerProps) {
  const say = useSay();
  const [tried, setTried] = useState<Tried>();
  const [isKnown, setIsKnown] = useState(false);
  const before = useMemo(() => matchUpTo(match, at), [match, at]);
  const isAnswered = tried !== undefined;
  const { afterNews } = useContext(AnnouncerContext);
  const resting = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  // The answer is told before the buttons that lead on from it.
  useEffect(() => {
    if (!isAnswered) return;
    if (resting.current !== null) restAt(resting.current);
    return afterNews(() => {
      actions.current?.querySelector('button')?.focus({ preventScroll: true });
    });
  }, [isAnswered, afterNews]);
  const answer = (given: Tried): void => {
    setTried(given);
    onTry(given);
  };
  const again = (): void => {
    setTried(undefined);
    setIsKnown(true);
    onAgain();
  };
  return (
    <>
      <Trial
        parts={parts}
        before={before}
        seat={review.seat}
        tried={tried}
        settings={settings}
        onTry={answer}
        onEscape={onEscape}
      />
      <FocusRest ref={resting} />
      {tried !== undefined && (
        <AttemptAnswer
          parts={parts}
          match={match}
          at={at}
          review={review}
          tried={tried === 'shown' ? undefined : tried}
          isKnown={isKnown}
          wasPlayed={wasPlayed}
        />
      )}
      <div ref={actions} className={styles.actions}>
        {isAnswered ? (
          <Button onKeyDown={refuseHeldKey} onClick={again}>
            {say('review.attempt.again')}
          </Button>
        ) : (
          <Button onClick={() => answer('shown')}>{say('review.show')}</Button>
        )}
        {ways(isAnswered)}
      </div>
    </>
  );
}
