import type { ReactNode } from 'react';
import type { Seat } from '../../engine/index.ts';
import type { ReviewedPlay } from '../../review/review.ts';
import type { Match } from '../../store/match/match.ts';
import { ChoiceField } from '../choice/ChoiceField.tsx';
import { Draws } from '../fishing/review/Draws.tsx';
import { Missed } from '../fishing/review/Missed.tsx';
import page from '../page/Page.module.css';
import { useSay } from '../voice/voice.tsx';
import { Accounts } from './Accounts.tsx';
import { CostlyPlays } from './CostlyPlays.tsx';
import { Curve } from './curve/Curve.tsx';
import { PlayFigures } from './PlayFigures.tsx';
import styles from './Review.module.css';
import { Sampled } from './Sampled.tsx';
import type { ReviewSoFar } from './useReview.ts';

interface FindingsProps {
  readonly match: Match;
  readonly soFar: ReviewSoFar;
  /** The seat from which all is seen. */
  readonly seat: Seat;
  /** The moment that is shown. */
  readonly at: number;
  readonly isOver: boolean;
  readonly onSeat: (seat: Seat) => void;
  /** Goes to a moment. */
  readonly onGo: (at: number) => void;
  /** Goes to a moment and leads the eye to the table. */
  readonly onShow: (at: number) => void;
  readonly onTry: (play: ReviewedPlay) => void;
}

/**
 * What a round was worth: accounts, curve, costly plays, missed fish and draws; without figures
 * only what needs none.
 */
export function Findings({
  match,
  soFar,
  seat,
  at,
  isOver,
  onSeat,
  onGo,
  onShow,
  onTry,
}: FindingsProps) {
  const say = useSay();
  const names = match.setup.players.map(({ name }) => name);
  const name = names[seat] ?? '';
  const { review, state } = soFar;
  const withFigures = review !== null || state === 'working';
  return (
    <>
      <ChoiceField
        look="row"
        legend={say('review.seat')}
        options={names.map((each, value) => ({ value, name: each }))}
        value={seat}
        onChoose={onSeat}
      />
      {withFigures ? (
        <>
          <Finding title={say('review.accounts')} id="accounts">
            {review !== null && <Accounts review={review} names={names} isOver={isOver} />}
            <Sampled {...soFar} />
          </Finding>
          <Finding title={say('review.curve')} id="curve">
            {review !== null && (
              <>
                <Curve review={review} seat={seat} name={name} at={at} onGo={onGo} />
                <PlayFigures match={match} review={review} seat={seat} at={at} onGo={onGo} />
              </>
            )}
          </Finding>
          <Finding title={say('review.costly')} id="costly">
            {review !== null && (
              <CostlyPlays
                key={seat}
                match={match}
                review={review}
                seat={seat}
                onGo={onShow}
                onTry={onTry}
              />
            )}
          </Finding>
        </>
      ) : (
        <Sampled {...soFar} />
      )}
      {isOver && (
        <Finding title={say('review.missed')} id="missed">
          <Missed match={match} seat={seat} onGo={onShow} />
        </Finding>
      )}
      {withFigures && (
        <Finding title={say('review.draws')} id="draws">
          {review !== null && <Draws match={match} review={review} seat={seat} onGo={onShow} />}
        </Finding>
      )}
    </>
  );
}

interface FindingProps {
  readonly title: string;
  readonly id: 'accounts' | 'curve' | 'costly' | 'missed' | 'draws';
  readonly children: ReactNode;
}

function Finding({ title, id, children }: FindingProps) {
  return (
    <section
      className={`${page.card} ${styles.panel}`}
      data-finding={id}
      aria-labelledby={`review-${id}`}
    >
      <h2 id={`review-${id}`}>{title}</h2>
      {children}
    </section>
  );
}
