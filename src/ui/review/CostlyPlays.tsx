import { useState } from 'react';
import type { Seat } from '../../engine/index.ts';
import { costlyPlaysOf, type Judged, type ReviewedPlay } from '../../review/review.ts';
import { toldPoints } from '../../review/toldPoints.ts';
import { holderAt, type Match } from '../../store/match/match.ts';
import { signedPoints } from '../../text/scoreWords.ts';
import { Button } from '../button/Button.tsx';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './Findings.module.css';
import type { ReviewParts } from './reviewParts.ts';
import { isToldAtOnce, nameOf, playWordsAt } from './reviewWords.ts';
import { Ticked } from './Ticked.tsx';

interface CostlyPlaysProps {
  readonly betterWords: ReviewParts['betterWords'];
  readonly match: Match;
  /** With every play of the seat. */
  readonly judged: Judged;
  readonly seat: Seat;
  readonly solved: ReadonlySet<number>;
  readonly onGo: (at: number) => void;
  readonly onTry: (play: ReviewedPlay) => void;
}

/** For a bot it says at once what was better, for a person only when asked. */
export function CostlyPlays(props: CostlyPlaysProps) {
  const { betterWords, match, judged, seat, solved, onGo, onTry } = props;
  const say = useSay();
  const [shown, setShown] = useState<readonly number[]>([]);
  const atOnce = isToldAtOnce(holderAt(match, seat));
  const plays = costlyPlaysOf(judged, seat, match.setup.variant);
  if (plays.length === 0) {
    return <p>{say('review.costly.none', { name: nameOf(match, seat) })}</p>;
  }
  return (
    <ol className={looks.stack3}>
      {plays.map((costly) => (
        <CostlyPlay
          key={costly.at}
          betterWords={betterWords}
          match={match}
          costly={costly}
          isTold={atOnce || shown.includes(costly.at)}
          isSolved={solved.has(costly.at)}
          onShow={() => setShown([...shown, costly.at])}
          onGo={onGo}
          onTry={onTry}
        />
      ))}
    </ol>
  );
}

interface CostlyPlayProps
  extends Pick<CostlyPlaysProps, 'betterWords' | 'match' | 'onGo' | 'onTry'> {
  readonly costly: ReviewedPlay;
  readonly isTold: boolean;
  readonly isSolved: boolean;
  readonly onShow: () => void;
}

function CostlyPlay(props: CostlyPlayProps) {
  const { betterWords, match, costly, isTold, isSolved, onShow, onGo, onTry } = props;
  const say = useSay();
  const { at, play } = costly;
  const words = say('review.costly.item', { play: at + 1, words: playWordsAt(match, at, say) });
  return (
    <li className={`${looks.stack1} ${looks.ruled} ${styles.item}`}>
      <p className={looks.spread}>
        <button type="button" className={styles.jump} onClick={() => onGo(at + 1)}>
          {words}
        </button>
        <strong className={styles.loss}>
          {signedPoints(-toldPoints(play.lost, match.setup.variant), say)}
        </strong>
      </p>
      <div role="status" className={styles.told}>
        {/* One element, as some readers say only the last one that comes. */}
        {isTold && (
          <div>
            {betterWords(match, at, play, say).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
      </div>
      <div className={`${looks.line} ${styles.itemActions}`}>
        <Button onClick={() => onTry(costly)}>{say('review.try')}</Button>
        {!isTold && (
          <Button look="quiet" onClick={onShow}>
            {say('review.show')}
          </Button>
        )}
        {isSolved && (
          <strong className={looks.lit}>
            <Ticked>{say('review.answer.solved')}</Ticked>
          </strong>
        )}
      </div>
    </li>
  );
}
