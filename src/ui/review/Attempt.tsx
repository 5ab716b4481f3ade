import { useEffect, useMemo, useRef } from 'react';
import type { RoundRecord } from '../../engine/index.ts';
import { familyWordsOf } from '../../families/rules.ts';
import type { JudgedPlay } from '../../review/review.ts';
import { toldPoints } from '../../review/toldPoints.ts';
import { matchOfRecord } from '../../store/match/matchRecords.ts';
import type { SettingsStore } from '../../store/settings.ts';
import { Button } from '../button/Button.tsx';
import looks from '../looks/looks.module.css';
import { withNamesShown } from '../seatTable/shownNames.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './Attempt.module.css';
import type { ReviewParts, Tried } from './reviewParts.ts';
import { nameOf } from './reviewWords.ts';
import { TrialAndAnswer } from './TrialAndAnswer.tsx';

interface AttemptProps {
  readonly parts: ReviewParts;
  readonly record: RoundRecord;
  /** The index of the play that is tried again. */
  readonly at: number;
  readonly review: JudgedPlay;
  readonly settings: SettingsStore;
  /** Called with the play that was tried, or when the answer is shown without one. */
  readonly onAnswer?: (tried: Tried) => void;
  readonly leave: string;
  readonly onDone: () => void;
}

export function Attempt(props: AttemptProps) {
  const { parts, record, at, review, settings, onAnswer, leave, onDone } = props;
  const say = useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  const { amountWords } = familyWordsOf(record.variant);
  const whole = useMemo(() => matchOfRecord(withNamesShown(record, say)), [record, say]);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={`${looks.stack3} ${looks.slim}`} aria-labelledby="attempt">
      <header className={styles.top}>
        <h2 id="attempt" ref={heading} tabIndex={-1}>
          {say('review.attempt', { play: at + 1 })}
        </h2>
        <p>
          {say('review.attempt.about', {
            name: nameOf(whole, review.seat),
            amount: amountWords(toldPoints(review.lost, record.variant), say),
          })}
        </p>
      </header>
      <TrialAndAnswer
        parts={parts}
        match={whole}
        at={at}
        review={review}
        settings={settings}
        wasPlayed
        onTry={(tried) => onAnswer?.(tried)}
        onAgain={() => heading.current?.focus()}
        onEscape={onDone}
        ways={(isAnswered) => (
          <Button look={isAnswered ? 'main' : 'plain'} onClick={onDone}>
            {leave}
          </Button>
        )}
      />
    </section>
  );
}
