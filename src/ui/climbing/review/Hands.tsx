import { suitRows } from '../../../engine/climbing/index.ts';
import { type Counts, countOf } from '../../../engine/index.ts';
import { tileLabel } from '../../../text/tileNames.ts';
import { Tile } from '../../tile/Tile.tsx';
import { FittedTileLook } from '../../tile/TileLook.tsx';
import { useSay } from '../../voice/voice.tsx';
import type { TableModel } from '../table/tableModel.ts';
import styles from './Stage.module.css';

interface HandsProps {
  readonly model: TableModel;
  /** The hand of each seat. */
  readonly hands: readonly Counts[];
}

/** The short side of the cards, in CSS pixels. */
const handCard = 14;

/** What every seat holds, suit by suit from high to low as at the table. */
export function Hands({ model, hands }: HandsProps) {
  const say = useSay();
  const order = suitRows(model.game).flatMap(({ kinds }) => kinds);
  return (
    <FittedTileLook cut tile={handCard}>
      <div className={styles.hands}>
        {hands.map((hand, seat) => {
          const cards = order.flatMap((kind) => Array<typeof kind>(countOf(hand, kind)).fill(kind));
          const name = model.names[seat] ?? '';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <div key={seat} className={styles.named}>
              <span className={styles.whose} aria-hidden="true">
                {name}
              </span>
              <ul
                className={styles.cards}
                aria-label={say('climbing.table.hand', { name, cards: cards.length })}
              >
                {cards.map((kind, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place only.
                  <li key={at} aria-label={tileLabel(kind, say)}>
                    <Tile kind={kind} />
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </FittedTileLook>
  );
}
