import type { Total } from '../../../../engine/index.ts';
import { tileInSentence } from '../../../../text/tileNames.ts';
import { Space } from '../../../content/Space.tsx';
import { FittedTileLook } from '../../../tile/FittedTileLook.tsx';
import { Tile } from '../../../tile/Tile.tsx';
import { useSay } from '../../../voice/voice.tsx';
import styles from './Board.module.css';

/** The short side of a tile in a list, in CSS pixels. */
const tileSize = 16;

/** Tiles by their pips: how many there are, and which. */
export function Totals({ totals }: { readonly totals: readonly Total[] }) {
  const say = useSay();
  return (
    <FittedTileLook cut tile={tileSize}>
      <dl className={styles.totals} style={{ '--tile': `${tileSize}px` }}>
        {totals.map(({ pips, tiles, copies }) => (
          <div key={pips} className={styles.total}>
            <dt>
              <span>{say('board.pips', { pips })}</span>
              <Space />
              <span className={styles.count}>{say('board.tiles', { tiles: copies })}</span>
            </dt>
            {tiles.map(({ kind, copies: alike }) => (
              <dd key={kind} className={styles.alike}>
                <Tile kind={kind} pose="sideways" />
                <span>
                  {say('board.copies', { tile: tileInSentence(kind, say), copies: alike })}
                </span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </FittedTileLook>
  );
}
