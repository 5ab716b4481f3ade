import { cardsOf, type Game, type WonPlay } from '../../../../engine/climbing/index.ts';
import { combinationWords } from '../../../../text/climbing/combinationWords.ts';
import { useSay } from '../../../voice/voice.tsx';
import { Cards } from '../../cards/Cards.tsx';
import { isPlain } from '../../scores/CombinationLine.tsx';
import styles from '../../scores/WuSheet.module.css';
import own from './Drills.module.css';

interface WonCardsProps {
  readonly label: string;
  readonly won: readonly WonPlay[];
  readonly game: Game;
}

/** What somebody has won and laid, still to be counted. */
export function WonCards({ label, won, game }: WonCardsProps) {
  const say = useSay();
  return (
    <ul aria-label={label} className={`${styles.combinations} ${own.won}`}>
      {won.map(({ play, laid }, at) => (
        <li
          key={at}
          className={styles.combination}
          data-small={(!laid && isPlain(cardsOf(play))) || undefined}
        >
          <span className={styles.shown}>
            <Cards play={play} />
            <span className={styles.told}>
              <span className={styles.words}>{combinationWords(play, say, game.variant.id)}</span>
              {laid && <span className={styles.badge}>{say('wu.badge.laid')}</span>}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
