import { unseenOf } from '../../../../engine/fishing/index.ts';
import { countTiles, type Kind, type Total, totalsOf } from '../../../../engine/index.ts';
import { tileInSentence } from '../../../../text/tileNames.ts';
import panel from '../../../asking/Panel.module.css';
import { Space } from '../../../content/Space.tsx';
import { FittedTileLook } from '../../../tile/FittedTileLook.tsx';
import { Tile } from '../../../tile/Tile.tsx';
import { useSay } from '../../../voice/voice.tsx';
import type { TableModel } from '../tableModel.ts';
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

/** The lake by its pips, to be read. Locked stacks stand apart, for they have left it (F9). */
export function LakeTotals({ model }: { readonly model: TableModel }) {
  const say = useSay();
  const { lake } = model.arrangement;
  const topsOf = (isStack: boolean): Kind[] =>
    lake.flatMap(([top, second]) =>
      top !== undefined && (second !== undefined) === isStack ? [top.kind] : [],
    );
  const totals = totalsOf(countTiles(topsOf(false)));
  return (
    <>
      {totals.length === 0 && <p className={panel.dim}>{say('board.emptyLake')}</p>}
      <Totals totals={totals} />
      {topsOf(true).map((kind) => (
        <p key={kind}>{say('table.tile.stack', { tile: tileInSentence(kind, say) })}</p>
      ))}
    </>
  );
}

/** The tiles that the viewer has not seen yet, by their pips. */
export function UnseenBoard({ model: { view } }: { readonly model: TableModel }) {
  const say = useSay();
  if (view === null) return <p className={panel.dim}>{say('board.nobody')}</p>;
  const totals = totalsOf(unseenOf(view));
  if (totals.length === 0) return <p className={panel.dim}>{say('board.noneUnseen')}</p>;
  return <Totals totals={totals} />;
}
