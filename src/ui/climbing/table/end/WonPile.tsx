import type { Kind } from '../../../../engine/index.ts';
import { Tile } from '../../../tile/Tile.tsx';
import styles from './WonPile.module.css';

/** Wu are counted in threes; so many threes stand in a row. */
const three = 3;
const mostInRow = 6;

declare module 'react' {
  interface CSSProperties {
    /** How many threes stand in a row. */
    '--threes'?: number;
  }
}

interface WonPileProps {
  readonly cards: readonly Kind[];
  /** So many of them lie there already. */
  readonly shown: number;
}

/** The very cards that a seat has won, in threes: a picture only. */
export function WonPile({ cards, shown }: WonPileProps) {
  const threes = Array.from({ length: Math.ceil(cards.length / three) }, (_, at) =>
    cards.slice(at * three, (at + 1) * three),
  );
  const rows = Math.ceil(threes.length / mostInRow);
  return (
    <span
      className={styles.pile}
      style={{ '--threes': Math.ceil(threes.length / rows) }}
      data-whole={shown >= cards.length || undefined}
      aria-hidden="true"
    >
      {threes.map((some, at) => (
        <span key={at} className={styles.three}>
          {some.map((kind, place) => (
            <span
              key={place}
              className={styles.card}
              data-card-won
              data-shown={at * three + place < shown || undefined}
            >
              <Tile kind={kind} />
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}
