import type { Seat } from '../../engine/index.ts';
import type { ReviewedPlay } from '../../review/review.ts';
import type { Match } from '../../store/match/match.ts';
import { shownNames } from '../seatTable/shownNames.ts';
import { useSay } from '../voice/voice.tsx';
import { Accounts } from './Accounts.tsx';
import { CostlyPlays } from './CostlyPlays.tsx';
import { Curve } from './curve/Curve.tsx';
import { Finding } from './Finding.tsx';
import { PlayFigures } from './PlayFigures.tsx';
import type { ReviewParts } from './reviewParts.ts';
import { Sampled } from './Sampled.tsx';
import type { ReviewSoFar } from './useReview.ts';

interface FindingsProps {
  readonly parts: ReviewParts;
  readonly match: Match;
  readonly soFar: ReviewSoFar;
  /** The seat from which all is seen. */
  readonly seat: Seat;
  /** The moment that is shown. */
  readonly at: number;
  readonly isOver: boolean;
  /** Goes to a moment. */
  readonly onGo: (at: number) => void;
  /** Goes to a moment and leads the eye to the table. */
  readonly onShow: (at: number) => void;
  readonly onTry: (play: ReviewedPlay) => void;
  /** The indices of plays that were tried again and solved. */
  readonly solved: ReadonlySet<number>;
}

/**
 * What a round was worth: accounts, curve, costly plays and what its family finds besides; without
 * figures only what needs none.
 */
export function Findings({
  parts,
  match,
  soFar,
  seat,
  at,
  isOver,
  onGo,
  onShow,
  onTry,
  solved,
}: FindingsProps) {
  const say = useSay();
  const { variant, players } = match.setup;
  const names = shownNames(players, say);
  const name = names[seat] ?? '';
  const { review, state } = soFar;
  const withFigures = review !== null || state === 'working';
  return (
    <>
      {withFigures && (
        <>
          <Finding title={say('review.accounts')} id="accounts">
            {review !== null && (
              <>
                <Accounts variant={variant} review={review} names={names} isOver={isOver} />
                <Sampled {...soFar} review={review} />
              </>
            )}
          </Finding>
          <Finding title={say('review.curve')} id="curve">
            {review !== null && (
              <>
                <Curve
                  variant={variant}
                  review={review}
                  seat={seat}
                  name={name}
                  at={at}
                  onGo={onGo}
                />
                <PlayFigures match={match} review={review} seat={seat} at={at} onGo={onShow} />
              </>
            )}
          </Finding>
          <Finding title={say('review.costly')} id="costly">
            {review !== null && (
              <CostlyPlays
                key={seat}
                betterWords={parts.betterWords}
                match={match}
                review={review}
                seat={seat}
                isExact={state !== 'working'}
                solved={solved}
                onGo={onShow}
                onTry={onTry}
              />
            )}
          </Finding>
        </>
      )}
      {parts.FamilyFindings && (
        <parts.FamilyFindings
          match={match}
          seat={seat}
          review={review}
          withFigures={withFigures}
          isExact={state !== 'working'}
          isOver={isOver}
          onGo={onShow}
        />
      )}
    </>
  );
}
