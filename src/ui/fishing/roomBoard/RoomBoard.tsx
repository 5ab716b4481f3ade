import { useState } from 'react';
import type { RoomBoardProps } from '../../table/roomBoard.ts';
import { Board, type FishingAids } from '../table/Board.tsx';
import { TableDialogs } from '../table/TableDialogs.tsx';
import type { TableDialog } from '../table/tableDialog.ts';
import { BarePile } from './BarePile.tsx';
import { BareSeats } from './BareSeats.tsx';
import bare from './BareTable.module.css';
import { LessonTally } from './LessonTally.tsx';
import { OpenHands } from './OpenHands.tsx';
import styles from './Stage.module.css';
import { shownModelOf } from './shownModel.ts';

const noAids: Omit<FishingAids, 'catchersGlow'> = {
  pointsOnFish: false,
  strandedFish: false,
  danger: false,
  hints: false,
};

/** A table of fishing in a room beside the match. */
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
