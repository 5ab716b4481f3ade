import { useEffect, useMemo, useRef, useState } from 'react';
import type { Play, RoundRecord } from '../../engine/index.ts';
import type { PlayReview } from '../../review/review.ts';
import { withPlay } from '../../store/match/match.ts';
import { matchOfRecord, matchUpTo } from '../../store/match/whatIf.ts';
import type { Aids, Motion } from '../../store/settings.ts';
import { playWords } from '../../text/playWords.ts';
import { Button } from '../button/Button.tsx';
import { nameOf } from '../fishing/review/reviewWords.ts';
import { PlayStage } from '../fishing/table/PlayStage.tsx';
import { tableModelOf } from '../fishing/table/tableModel.ts';
import { tableRoundOf } from '../fishing/table/tableRound.ts';
import prompt from '../table/Prompt.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './Attempt.module.css';
import { AttemptAnswer } from './AttemptAnswer.tsx';
import stage from './Stage.module.css';

interface AttemptProps {
  readonly record: RoundRecord;
  /** The index of the play that is tried again. */
  readonly at: number;
  readonly review: PlayReview;
  readonly aids: Aids;
  readonly motion: Motion;
  /** Is told what was tried, or that the answer was asked for without. */
  readonly onAnswer?: (tried: Play | 'shown') => void;
  /** Where it leads when it is done, in words. */
  readonly leave: string;
  readonly onDone: () => void;
}

/**
 * A decision of a round once more: the table as its seat saw it, a play with the table's own input,
 * and then the answer.
 */
export function Attempt({
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
  const [tried, setTried] = useState<Play | 'shown'>();
  const { seat } = review;
  const whole = useMemo(() => matchOfRecord(record), [record]);
  const before = useMemo(() => matchUpTo(whole, at), [whole, at]);
  const model = useMemo(() => {
    if (tried === undefined) return tableModelOf(tableRoundOf(before, seat, null));
    const after = tried === 'shown' ? undefined : withPlay(before, tried);
    const shown = after?.ok ? after.value : before;
    return { ...tableModelOf(tableRoundOf(shown, seat, null)), choices: new Map() };
  }, [before, seat, tried]);
  const answer = (given: Play | 'shown'): void => {
    setTried(given);
    onAnswer?.(given);
  };
  useEffect(() => heading.current?.focus(), []);
  const made = model.steps[at];
  const again = (): void => {
    setTried(undefined);
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
            points: Math.round(review.lost),
          })}
        </p>
      </header>
      <PlayStage
        className={stage.stage}
        variant={record.variant}
        model={model}
        aids={aids}
        motion={motion}
        actions={
          tried === undefined ? undefined : (
            <>
              <p className={prompt.prompt}>
                {made !== undefined && playWords({ ...made, name: nameOf(whole, seat) }, say)}
              </p>
              <div className={prompt.buttons} />
            </>
          )
        }
        onPlay={({ play }) => answer(play)}
        onEscape={onDone}
      />
      {tried !== undefined && (
        <AttemptAnswer
          match={whole}
          at={at}
          review={review}
          tried={tried === 'shown' ? undefined : tried}
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
