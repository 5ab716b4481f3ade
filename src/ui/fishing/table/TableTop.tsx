import type { Seat } from '../../../engine/index.ts';
import type { Elements } from '../../content/content.ts';
import type { GridTile } from '../../table/TileGrid.tsx';
import { useSay } from '../../voice/voice.tsx';
import type { TableTile } from './arrangement.ts';
import { DrawPile } from './DrawPile.tsx';
import { Hand } from './Hand.tsx';
import { Lake } from './Lake.tsx';
import { Seats } from './seats/Seats.tsx';
import styles from './Table.module.css';
import type { TableModel } from './tableModel.ts';

interface TableTopProps {
  readonly model: TableModel;
  /** The slots of the lake. */
  readonly lake: readonly (GridTile | null)[];
  /** The viewer's own tiles. */
  readonly hand: readonly GridTile[];
  readonly bait: TableTile | undefined;
  /** Shows that the seat whose turn it is thinks. */
  readonly thinkingLine?: Elements;
  /** Takes the place of the seats. */
  readonly seats?: Elements;
  /** Takes the place of the draw pile. */
  readonly pile?: Elements;
  readonly news?: Elements;
  /** The answer over the lake. */
  readonly answer: Elements;
  /** The count of a round that is over; it takes the place of the lake, and the hand is gone. */
  readonly end?: Elements;
  /** Beside the draw pile: what to do now, and the buttons for it. */
  readonly actions: Elements;
  /** Takes the place of the viewer's hand. */
  readonly hands?: Elements;
  /** Asks for a whole catch. */
  readonly onOpen: (seat: Seat) => void;
  readonly onFish: (fish: GridTile) => void;
  /** Places the bait; missing where that cannot be. */
  readonly onWater: (() => void) | undefined;
  readonly onPress: (tile: GridTile, byKeyboard: boolean) => void;
  /** A mouse comes over a tile of the hand, or leaves it. */
  readonly onPoint: (tile: GridTile | undefined) => void;
  /** Asks what a tile is. */
  readonly onAsk: (tile: GridTile) => void;
}

/** What lies on a table: seats, lake, draw pile and hand, each in the grid area of its name. */
export function TableTop(props: TableTopProps) {
  const { model, lake, hand, bait, seats, pile, news, answer, end, actions, hands } = props;
  const say = useSay();
  const { arrangement, names, viewer } = model;
  const { drawn } = arrangement;
  const inLake = lake.filter((tile) => tile?.height === 1).length;
  return (
    <>
      <div className={styles.jetty} aria-hidden="true" />
      <div className={styles.seats}>
        {seats ?? <Seats model={model} thinkingLine={props.thinkingLine} onOpen={props.onOpen} />}
      </div>
      {end === undefined && news}
      <div className={styles.lake} data-lake>
        {end ?? (
          <Lake
            label={say('table.lake', { tiles: inLake })}
            slots={lake}
            atStart={model.lakeAtStart}
            onFish={props.onFish}
            onWater={props.onWater}
            onAsk={props.onAsk}
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
              tiles={hand}
              atStart={model.handAtStart}
              onBait={props.onPress}
              onPoint={props.onPoint}
              onAsk={props.onAsk}
            />
          )}
        </div>
      )}
    </>
  );
}
