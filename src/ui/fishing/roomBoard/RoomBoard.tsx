import { useState } from 'react';
import { handOf } from '../../../engine/fishing/index.ts';
import { formatKind, tilesOf } from '../../../engine/index.ts';
import { tileLabel } from '../../../text/tileNames.ts';
import type { RoomBoardProps, ShownRound } from '../../table/roomBoard.ts';
import { useSay } from '../../voice/voice.tsx';
import { Board, type FishingAids } from '../table/Board.tsx';
import { Hand } from '../table/Hand.tsx';
import { type TableDialog, TableDialogs } from '../table/TableDialogs.tsx';
import bare from './BareTable.module.css';
import { BarePile, BareSeats, LessonTally } from './BareTable.tsx';
import styles from './Stage.module.css';
import { shownModelOf, tableRoundIn } from './shownModel.ts';

const noAids: Omit<FishingAids, 'catchersGlow'> = {
  pointsOnFish: false,
  strandedFish: false,
  danger: false,
  hints: false,
};

export function RoomBoard({ round, hands, caption, lesson, frame, ...given }: RoomBoardProps) {
  const [open, setOpen] = useState<TableDialog>();
  const model = shownModelOf(round);
  const { isBare = false, counted } = lesson ?? {};
  // What can catch something is for whoever plays here to find.
  const aids = { ...noAids, ...given.aids, catchersGlow: false };
  return (
    <>
      <Board
        {...given}
        model={model}
        aids={aids}
        newsMessage={hands === undefined ? undefined : 'review.tile.news'}
        seats={isBare ? <BareSeats model={model} /> : undefined}
        pile={isBare ? <BarePile model={model} /> : undefined}
        hands={hands === 'all' ? <OpenHands round={round} /> : undefined}
        end={counted === undefined ? undefined : <LessonTally model={model} shown={counted} />}
        actions={caption ? <div className={styles.caption}>{caption}</div> : given.actions}
        onOpen={setOpen}
        frame={(board) => frame(board, isBare ? `${styles.stage} ${bare.stage}` : styles.stage)}
      />
      {open !== undefined && (
        <TableDialogs open={open} model={model} aids={aids} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

function OpenHands({ round }: { readonly round: ShownRound }) {
  const say = useSay();
  const { position, names } = tableRoundIn(round);
  return (
    <div className={styles.hands}>
      {names.map((name, seat) => {
        const tiles = tilesOf(handOf(position, seat));
        return (
          <div key={seat} className={styles.named}>
            <span className={styles.whose} aria-hidden="true">
              {name}
            </span>
            <Hand
              label={say('table.hand', { name, tiles: tiles.length })}
              tiles={tiles.map((kind, copy) => ({
                id: `${seat}.${formatKind(kind)}.${copy}`,
                kind,
                label: tileLabel(kind, say),
                look: 'plain',
                height: 1,
                disabled: true,
              }))}
              atStart={position.game.handSize}
              onBait={() => undefined}
            />
          </div>
        );
      })}
    </div>
  );
}
