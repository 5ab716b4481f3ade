import { formatKind, type Play } from '../../../engine/index.ts';
import { spokenCards } from '../../../text/climbing/combinationWords.ts';
import { Tile } from '../../tile/Tile.tsx';
import styles from './Cards.module.css';

interface CardsProps {
  readonly play: Play;
  /** The element of a card that lies on its own place has this name for what flies there. */
  readonly region?: string;
}

/** The cards of a combination, a picture only: equal ones close together. */
export function Cards({ play, region }: CardsProps) {
  return (
    <span className={styles.cards} aria-hidden="true" data-cards={region}>
      {spokenCards(play).map(({ kind, copies }) => (
        <span key={kind} className={styles.equal}>
          {Array.from({ length: copies }, (_, at) => (
            <span
              key={at}
              className={styles.card}
              data-tile={
                region === undefined ? undefined : `${region}-${formatKind(kind)}.${at + 1}`
              }
            >
              <Tile kind={kind} />
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}
