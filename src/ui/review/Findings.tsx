import { useStore } from 'zustand';
import type { Seat } from '../../engine/index.ts';
import { isSeatJudged, type Review, type ReviewedPlay } from '../../review/review.ts';
import { type Match, stepsOf } from '../../store/match/match.ts';
import panel from '../asking/Panel.module.css';
import page from '../page/Page.module.css';
import { shownNames } from '../seatTable/shownNames.ts';
import { useSay } from '../voice/voice.tsx';
import { Accounts } from './Accounts.tsx';
import { CostlyPlays } from './CostlyPlays.tsx';
import { Curve } from './curve/Curve.tsx';
import { Finding } from './Finding.tsx';
import { PlayFigures } from './PlayFigures.tsx';
import styles from './Review.module.css';
import type { ReviewParts } from './reviewParts.ts';
import { percentWords, sampledFacts } from './reviewWords.ts';
import type { ReviewSoFar } from './useReview.ts';
import { Working } from './Working.tsx';

export interface FindingsProps {
  readonly parts: ReviewParts;
  readonly match: Match;
  readonly soFar: ReviewSoFar;
  readonly seat: Seat;
  /** The moment that is shown. */
  readonly at: number;
  readonly isOver: boolean;
  readonly onGo: (at: number) => void;
  /** Goes to a moment and leads the eye to the table. */
  readonly onShow: (at: number) => void;
  readonly onTry: (play: ReviewedPlay) => void;
  /** The indices of plays that were tried again and solved. */
  readonly solved: ReadonlySet<number>;
}

/** Each stands here from when it is known, below what was known before. */
export function Findings(props: FindingsProps) {
  const { parts, match, soFar, seat, at, isOver, onGo, onShow, onTry, solved } = props;
  const say = useSay();
  const { variant } = match.setup;
  const names = shownNames(match.setup, say);
  const name = names[seat] ?? '';
  const { judged, review, state } = soFar;
  const isJudged = isSeatJudged(judged, stepsOf(match), seat);
  const isWorking = state === 'working';
  // Words are read, and so stand only once they stay; a curve may still move.
  const settled = isWorking ? null : review;
  return (
    <>
      {isJudged && (
        <Finding title={say('review.costly')} id="costly">
          <CostlyPlays
            key={seat}
            betterWords={parts.betterWords}
            match={match}
            judged={judged}
            seat={seat}
            solved={solved}
            onGo={onShow}
            onTry={onTry}
          />
        </Finding>
      )}
      {parts.FamilyFindings && (isJudged || !isWorking) && (
        <parts.FamilyFindings
          match={match}
          seat={seat}
          judged={judged}
          isJudged={isJudged}
          review={settled}
          isOver={isOver}
          onGo={onShow}
        />
      )}
      {review !== null && (
        <Finding title={say('review.curve')} id="curve">
          <Curve
            variant={variant}
            review={review}
            isSettled={settled !== null}
            seat={seat}
            name={name}
            at={at}
            onGo={onGo}
          />
          {settled && (
            <PlayFigures match={match} review={settled} seat={seat} at={at} onGo={onShow} />
          )}
        </Finding>
      )}
      {isWorking && <StillToCome {...soFar} />}
      {settled && (
        <Finding title={say('review.accounts')} id="accounts">
          <Accounts variant={variant} review={settled} seat={seat} names={names} isOver={isOver} />
          <Sampled review={settled} isWhole={state === 'done'} />
        </Finding>
      )}
    </>
  );
}

/**
 * Where the other findings will stand, how far they are, and what the curve is from until then. It
 * has no heading before them.
 */
function StillToCome({ review, share: current }: Pick<ReviewSoFar, 'review' | 'share'>) {
  const say = useSay();
  const { whole } = useStore(current);
  const share = percentWords(whole, say);
  return (
    <div className={`${page.card} ${styles.panel}`}>
      <Working share={whole}>
        {review === null
          ? say('review.waiting.more', { share })
          : say('review.sampled.more', { ...sampledFacts(review, say), share })}
      </Working>
    </div>
  );
}

interface SampledProps {
  readonly review: Review;
  /** Whether the figures are as exact as they get anywhere. */
  readonly isWhole: boolean;
}

function Sampled({ review, isWhole }: SampledProps) {
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
