import type { Seat } from '../../../engine/index.ts';
import type { Review } from '../../../review/review.ts';
import type { Match } from '../../../store/match/match.ts';
import { signedPoints } from '../../../text/scoreWords.ts';
import { tileInSentence } from '../../../text/tileNames.ts';
import styles from '../../review/Findings.module.css';
import { nameOf } from '../../review/reviewWords.ts';
import { useSay } from '../../voice/voice.tsx';
import { type Draw, drawsFor } from './drawsFor.ts';

interface DrawsProps {
  readonly match: Match;
  readonly review: Review;
  readonly seat: Seat;
  readonly onGo: (at: number) => void;
}

/** So many draws of each kind are told; every one stands among the figures of the plays. */
const most = 3;

/** The draws that helped a seat most and that hurt it most. */
export function Draws({ match, review, seat, onGo }: DrawsProps) {
  const say = useSay();
  const name = nameOf(match, seat);
  const { best, worst } = drawsFor(review, seat, most);
  if (best.length + worst.length === 0) {
    return <p className={styles.nothing}>{say('review.draws.none')}</p>;
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
