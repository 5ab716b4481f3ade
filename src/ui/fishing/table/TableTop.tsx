import type { Seat } from '../../../engine/index.ts';
import type { Hint } from '../../../store/table/hint.ts';
import type { Elements } from '../../content/content.ts';
import type { GridTile } from '../../table/TileGrid.tsx';
import { useSay } from '../../voice/voice.tsx';
import { DrawPile } from './DrawPile.tsx';
import { Hand } from './Hand.tsx';
import type { Baiting } from './input/useBaiting.ts';
import { Lake } from './Lake.tsx';
import { Seats } from './seats/Seats.tsx';
import styles from './Table.module.css';
import type { TableModel } from './tableModel.ts';
import { handTiles } from './tableTiles.ts';

interface TableTopProps {
  readonly model: TableModel;
  /** The slots of the lake. */
  readonly lake: readonly (GridTile | null)[];
  /** Missing where nothing can be played. */
  readonly baiting?: Baiting;
  readonly hint?: Hint | null;
  /** Whether tiles of the hand that can catch something glow. */
  readonly glows?: boolean;
  /** Shows that the seat whose turn it is thinks. */
  readonly thinkingLine?: Elements;
  /** Takes the place of the seats. */
  readonly seats?: Elements;
  /** Takes the place of the draw pile. */
  readonly pile?: Elements;
  readonly news?: Elements;
  /** The answer over the lake. */
  readonly answer?: Elements;
  /** The count of a round that is over; it takes the place of the lake, and the hand is gone. */
  readonly end?: Elements;
  /** Beside the draw pile: what to do now, and the buttons for it. */
  readonly actions: Elements;
  /** Changes how a tile of the hand looks. */
  readonly dress?: (tile: GridTile) => GridTile;
  /** Takes the place of the viewer's hand. */
  readonly hands?: Elements;
  /** Asks for a whole catch. */
  readonly onOpen: (seat: Seat) => void;
  readonly onBait?: (id: string, byKeyboard: boolean) => void;
  /** A mouse comes over a tile of the hand, or leaves it. */
  readonly onPoint?: ((tile: GridTile | undefined) => void) | undefined;
  /** Asks what a tile is. */
  readonly onAsk?: ((tile: GridTile) => void) | undefined;
}

/** What lies on a table: seats, lake, draw pile and hand, each in the grid area of its name. */
export function TableTop({
  model,
  lake,
  baiting,
  hint = null,
  glows = false,
  thinkingLine,
  seats,
  pile,
  news,
  answer,
  end,
  actions,
  dress = (tile) => tile,
  hands,
  onOpen,
  onBait,
  onPoint,
  onAsk,
}: TableTopProps) {
  const say = useSay();
  const { arrangement, names, viewer } = model;
  const { hand, drawn } = arrangement;
  const bait = baiting?.tile;
  const place = baiting?.choices?.place;
  const inLake = lake.filter((tile) => tile?.height === 1).length;
  return (
    <>
      <div className={styles.jetty} aria-hidden="true" />
      <div className={styles.seats}>
        {seats ?? <Seats model={model} thinkingLine={thinkingLine} onOpen={onOpen} />}
      </div>
      {end === undefined && news}
      <div className={styles.lake} data-lake>
        {end ?? (
          <Lake
            label={say('table.lake', { tiles: inLake })}
            slots={lake}
            atStart={model.lakeAtStart}
            onFish={({ id, kind }) => baiting?.take(id, kind)}
            onWater={place ? () => baiting?.place(place) : undefined}
            onAsk={onAsk}
          />
        )}
        {answer}
      </div>
      {end === undefined && (
        <div className={styles.pile}>
          {pile ?? (
            <DrawPile
              left={arrangement.drawPileLeft}
              atStart={model.game.variant.drawPile}
              drawn={drawn}
              isBait={bait !== undefined && bait.id === drawn?.id}
            />
          )}
        </div>
      )}
      {actions}
      {end === undefined && (
        <div className={styles.hand}>
          {hands}
          {hands === undefined && viewer !== null && (
            <Hand
              label={say('table.hand', { name: names[viewer] ?? '', tiles: hand.length })}
              tiles={handTiles(
                hand,
                { chosen: bait, meant: baiting?.meant, glows },
                model.phase === 'hand' ? model.choices : new Map(),
                hint,
                say,
              ).map(dress)}
              atStart={model.handAtStart}
              onBait={({ id }, byKeyboard) => onBait?.(id, byKeyboard)}
              onPoint={onPoint}
              onAsk={onAsk}
            />
          )}
        </div>
      )}
    </>
  );
}
