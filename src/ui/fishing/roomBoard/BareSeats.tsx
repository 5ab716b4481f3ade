import { tileLabel } from '../../../text/tileNames.ts';
import { FittedTileLook } from '../../tile/FittedTileLook.tsx';
import { Tile } from '../../tile/Tile.tsx';
import { useSay } from '../../voice/voice.tsx';
import type { TableModel } from '../table/tableModel.ts';
import styles from './BareTable.module.css';
import { caughtSince } from './caughtSince.ts';

/** The short side of the tiles in a catch, in CSS pixels. */
const caughtTile = 14;

/** The seats of a bare table: a name, and the tiles that were caught since the lesson began. */
export function BareSeats({ model }: { readonly model: TableModel }) {
  const say = useSay();
  return (
    <FittedTileLook cut tile={caughtTile}>
      <section className={styles.seats} aria-label={say('table.seats')} data-region="seats">
        {model.names.map((name, seat) => (
          <section
            key={name}
            className={styles.seat}
            data-seat={seat}
            data-turn={model.turn === seat || undefined}
            data-own={model.viewer === seat || undefined}
            aria-label={say('table.catch.title', { name })}
          >
            <span className={styles.who}>
              <span className={styles.lantern} />
              <span data-part="hand" className={styles.name}>
                {name}
              </span>
            </span>
            <span className={styles.caught} data-part="catch">
              {caughtSince(model, seat).map(({ id, kind }) => (
                <span key={id} role="img" aria-label={tileLabel(kind, say)} data-tile={id}>
                  <Tile kind={kind} />
                </span>
              ))}
            </span>
          </section>
        ))}
      </section>
    </FittedTileLook>
  );
}
