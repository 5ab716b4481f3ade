import { useMemo } from 'react';
import { fishingRound } from '../../../engine/fishing/index.ts';
import type { Seat } from '../../../engine/index.ts';
import { playedRound } from '../../../records/playedRound.ts';
import { type MissedFish, missedFishOf } from '../../../review/fishing/missedFish.ts';
import { currentRound, type Match } from '../../../store/match/match.ts';
import { signedPoints } from '../../../text/scoreWords.ts';
import { tileInSentence } from '../../../text/tileNames.ts';
import panel from '../../asking/Panel.module.css';
import styles from '../../review/Findings.module.css';
import { nameOf } from '../../review/reviewWords.ts';
import { useSay } from '../../voice/voice.tsx';

interface MissedProps {
  readonly match: Match;
  readonly seat: Seat;
  readonly onGo: (at: number) => void;
}

/** The fish a seat never took, those first that would have brought most. */
export function Missed({ match, seat, onGo }: MissedProps) {
  const say = useSay();
  const missed = useMemo(
    () => missedFishOf(fishingRound(playedRound(currentRound(match)))),
    [match],
  );
  const name = nameOf(match, seat);
  const own = missed.filter((fish) => fish.seat === seat);
  const [worth, idle] = [own.filter(bringsPoints), own.filter((fish) => !bringsPoints(fish))];
  if (own.length === 0) {
    return <p className={styles.nothing}>{say('review.missed.none', { name })}</p>;
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

function MissedList({
  missed,
  onGo,
}: {
  readonly missed: readonly MissedFish[];
  readonly onGo: (at: number) => void;
}) {
  const say = useSay();
  return (
    <ul className={panel.list}>
      {missed.map(({ seat, at, bait, fish, copies, points, settlement }) => (
        <li key={at * 32 + fish} className={styles.item}>
          <button type="button" className={styles.jump} onClick={() => onGo(at)}>
            {say(copies === 3 ? 'review.missed.three' : 'review.missed.one', {
              play: at + 1,
              fish: tileInSentence(fish, say),
              bait: tileInSentence(bait, say),
            })}
          </button>
          <p className={styles.swing}>
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
