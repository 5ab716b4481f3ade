import { type Counts, countOf, kinds, totalOf } from '../../../../engine/index.ts';
import { Tile } from '../../../tile/Tile.tsx';
import { useSay } from '../../../voice/voice.tsx';
import { heldRows } from '../heldRows.ts';
import type { TableModel } from '../tableModel.ts';
import { cardsTold } from '../words/cardsTold.ts';
import styles from './OpenedHands.module.css';

declare module 'react' {
  interface CSSProperties {
    /** How many kinds a hand has at most. */
    '--kinds'?: number;
    /** How many cards of a hand at most lie under an equal one. */
    '--copies'?: number;
  }
}

interface OpenedHandsProps {
  readonly model: Pick<TableModel, 'game' | 'names' | 'winner'>;
  readonly hands: readonly Counts[];
  /** Whether they are turned up already. */
  readonly isOpen: boolean;
}

/** The cards that every seat still holds, turned up once the round is over. */
export function OpenedHands({ model, hands, isOpen }: OpenedHandsProps) {
  const say = useSay();
  const { game, names, winner } = model;
  const kindsIn = (hand: Counts): number => kinds.filter((kind) => countOf(hand, kind) > 0).length;
  return (
    <ul
      className={styles.hands}
      style={{
        '--kinds': Math.max(...hands.map(kindsIn)),
        '--copies': Math.max(...hands.map((hand) => totalOf(hand) - kindsIn(hand))),
      }}
      data-open={isOpen || undefined}
      aria-label={say('climbing.table.end.hands')}
    >
      <li className={styles.title} aria-hidden="true">
        {say('climbing.table.end.hands')}
      </li>
      {hands.map((hand, seat) => (
        <li key={seat} className={styles.hand} data-winner={seat === winner || undefined}>
          <span className={styles.whose}>{`${names[seat] ?? ''} `}</span>
          {totalOf(hand) === 0 ? (
            <span className={styles.none}>{say('climbing.table.end.empty')}</span>
          ) : (
            <span
              className={styles.cards}
              role="img"
              aria-label={cardsTold({ game, hand }, 'suit', say)}
            >
              {heldRows({ game, hand }, 'suit')
                .flat()
                .flatMap(({ kind, copies }) =>
                  Array.from({ length: copies }, (_, at) => (
                    <span
                      key={`${kind}-${at}`}
                      className={styles.card}
                      data-covered={at < copies - 1 || undefined}
                    >
                      <Tile kind={kind} />
                    </span>
                  )),
                )}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
