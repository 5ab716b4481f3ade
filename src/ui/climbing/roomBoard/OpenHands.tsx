import { handOf, suitRows } from '../../../engine/climbing/index.ts';
import { countOf } from '../../../engine/index.ts';
import { tileLabel } from '../../../text/tileNames.ts';
import type { ShownRound } from '../../table/roomBoard.ts';
import { FittedTileLook } from '../../tile/FittedTileLook.tsx';
import { Tile } from '../../tile/Tile.tsx';
import { useSay } from '../../voice/voice.tsx';
import styles from './Stage.module.css';
import { tableRoundIn } from './shownModel.ts';

/** The short side of the cards, in CSS pixels. */
const handCard = 14;

/** What every seat holds, suit by suit from high to low as at the table. */
export function OpenHands({ round }: { readonly round: ShownRound }) {
  const say = useSay();
  const { position, names, game } = tableRoundIn(round);
  const order = suitRows(game).flatMap(({ kinds }) => kinds);
  return (
    <FittedTileLook cut tile={handCard}>
      <div className={styles.hands}>
        {names.map((name, seat) => {
          const hand = handOf(position, seat);
          const cards = order.flatMap((kind) => Array<typeof kind>(countOf(hand, kind)).fill(kind));
          return (
            <div key={seat} className={styles.named}>
              <span className={styles.whose} aria-hidden="true">
                {name}
              </span>
              <ul
                className={styles.cards}
                aria-label={say('climbing.table.hand', { name, cards: cards.length })}
              >
                {cards.map((kind, at) => (
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
