import { useMemo } from 'react';
import { fishingRound } from '../../../engine/fishing/index.ts';
import type { Seat } from '../../../engine/index.ts';
import { playedRound } from '../../../records/playedRound.ts';
import { type MissedFish, missedFishOf } from '../../../review/fishing/missedFish.ts';
import type { PlayReview, Review, ReviewedPlay } from '../../../review/review.ts';
import { currentRound } from '../../../store/match/match.ts';
import { signedPoints } from '../../../text/scoreWords.ts';
import { tileInSentence } from '../../../text/tileNames.ts';
import panel from '../../asking/Panel.module.css';
import looks from '../../looks/looks.module.css';
import { Finding } from '../../review/Finding.tsx';
import styles from '../../review/Findings.module.css';
import type { FamilyFindingsProps } from '../../review/reviewParts.ts';
import { nameOf } from '../../review/reviewWords.ts';
import { useSay } from '../../voice/voice.tsx';

/** What is found in a round of fishing: the fish that a seat missed, and what the draws did. */
export function FishFindings(props: FamilyFindingsProps) {
  const { match, seat, review, isOver, onGo } = props;
  const say = useSay();
  return (
    <>
      {isOver && (
        <Finding title={say('review.missed')} id="missed">
          <Missed match={match} seat={seat} onGo={onGo} />
        </Finding>
      )}
      {review !== null && (
        <Finding title={say('review.draws')} id="draws">
          <Draws match={match} review={review} seat={seat} onGo={onGo} />
        </Finding>
      )}
    </>
  );
}

type MissedProps = Pick<FamilyFindingsProps, 'match' | 'seat' | 'onGo'>;

/** So many draws of each kind are told; every one stands among the figures of the plays. */
const most = 3;

function Draws({ match, review, seat, onGo }: MissedProps & { readonly review: Review }) {
  const say = useSay();
  const name = nameOf(match, seat);
  const { best, worst } = drawsFor(review, seat);
  if (best.length + worst.length === 0) {
    return <p>{say('review.draws.none')}</p>;
  }
  const list = (title: string, draws: readonly Draw[]) =>
    draws.length > 0 && (
      <div>
        <h3>{title}</h3>
        <ul className={styles.draws}>
          {draws.map(({ at, play }) => (
            <li key={at}>
              <button type="button" className={styles.jump} onClick={() => onGo(at)}>
                {say('review.draws.item', {
                  play: at + 1,
                  name: nameOf(match, play.seat),
                  tile: play.drawn === null ? '' : tileInSentence(play.drawn, say),
                })}
              </button>
              <strong>{signedPoints(Math.round(play.luck?.[seat] ?? 0), say)}</strong>
            </li>
          ))}
        </ul>
      </div>
    );
  return (
    <div className={styles.pair}>
      {list(say('review.draws.best', { name }), best)}
      {list(say('review.draws.worst', { name }), worst)}
    </div>
  );
}

type Draw = ReviewedPlay<PlayReview>;

/** The draws of the round, by any seat, that did most for a seat and most against it. */
function drawsFor({ plays }: Review, seat: Seat) {
  const luckOf = ({ play }: Draw): number => Math.round(play.luck?.[seat] ?? 0);
  const draws = plays
    .map((play, at) => ({ at, play }))
    .toSorted((one, other) => luckOf(other) - luckOf(one));
  return {
    best: draws.filter((draw) => luckOf(draw) > 0).slice(0, most),
    worst: draws
      .filter((draw) => luckOf(draw) < 0)
      .slice(-most)
      .reverse(),
  };
}

/** The fish a seat never took, those first that would have brought most. */
function Missed({ match, seat, onGo }: MissedProps) {
  const say = useSay();
  const missed = useMemo(
    () => missedFishOf(fishingRound(playedRound(currentRound(match)))),
    [match],
  );
  const name = nameOf(match, seat);
  const own = missed.filter((fish) => fish.seat === seat);
  const [worth, idle] = [own.filter(bringsPoints), own.filter((fish) => !bringsPoints(fish))];
  if (own.length === 0) {
    return <p>{say('review.missed.none', { name })}</p>;
  }
  return (
    <>
      <p className={panel.dim}>{say('review.missed.about', { name })}</p>
      {worth.length > 0 && <MissedList missed={worth} onGo={onGo} />}
      {idle.length > 0 && (
        <details className={styles.details}>
          <summary>{say('review.missed.more', { fish: idle.length })}</summary>
          <MissedList missed={idle} onGo={onGo} />
        </details>
      )}
    </>
  );
}

function bringsPoints({ seat, points, settlement }: MissedFish): boolean {
  return (points[seat] ?? 0) > 0 || (settlement[seat] ?? 0) > 0;
}

interface MissedListProps extends Pick<MissedProps, 'onGo'> {
  readonly missed: readonly MissedFish[];
}

function MissedList({ missed, onGo }: MissedListProps) {
  const say = useSay();
  return (
    <ul className={looks.stack3}>
      {missed.map(({ seat, at, bait, fish, copies, points, settlement }) => (
        <li key={at * 32 + fish} className={`${looks.stack1} ${looks.ruled} ${styles.item}`}>
          <button type="button" className={styles.jump} onClick={() => onGo(at)}>
            {say(copies === 3 ? 'review.missed.three' : 'review.missed.one', {
              play: at + 1,
              fish: tileInSentence(fish, say),
              bait: tileInSentence(bait, say),
            })}
          </button>
          <p className={looks.small}>
            {say('review.missed.swing', {
              points: signedPoints(points[seat] ?? 0, say),
              settlement: signedPoints(settlement[seat] ?? 0, say),
            })}
          </p>
        </li>
      ))}
    </ul>
  );
}
