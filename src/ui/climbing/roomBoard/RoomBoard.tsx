import { useState } from 'react';
import { Button } from '../../button/Button.tsx';
import type { RoomBoardProps } from '../../table/roomBoard.ts';
import { useSay } from '../../voice/voice.tsx';
import { Board, type ClimbingAids } from '../table/Board.tsx';
import { boardsIn } from '../table/boards/BoardDialog.tsx';
import { End } from '../table/end/End.tsx';
import { TableDialogs } from '../table/TableDialogs.tsx';
import type { TableDialog } from '../table/tableDialog.ts';
import { LessonLadders } from './LessonLadders.tsx';
import { OpenHands } from './OpenHands.tsx';
import styles from './Stage.module.css';
import { shownModelOf } from './shownModel.ts';

const noAids: ClimbingAids = {
  beats: false,
  unbeaten: false,
  beatersLeft: false,
  cardBoard: false,
  passes: false,
  hints: false,
  suitLadder: false,
};

/** A table of climbing in a room beside the match. */
export function RoomBoard({ round, hands, caption, lesson, frame, ...given }: RoomBoardProps) {
  const say = useSay();
  const [open, setOpen] = useState<TableDialog>();
  const model = shownModelOf(round);
  const { aids = noAids, mode } = given;
  const boards = mode.does === 'play' ? boardsIn(aids) : [];
  return (
    <>
      <Board
        {...given}
        model={model}
        aids={aids}
        hands={hands === 'all' ? <OpenHands round={round} /> : undefined}
        instead={lesson?.ladders ? <LessonLadders game={model.game} /> : undefined}
        end={model.phase === 'over' && <End model={model} />}
        actions={caption ? <div className={styles.caption}>{caption}</div> : given.actions}
        onOpen={setOpen}
        frame={(board) => frame(board, styles.stage)}
      />
      {boards.length > 0 && (
        <div className={styles.boards}>
          {boards.map(({ board }) => (
            <Button key={board} onClick={() => setOpen({ dialog: board })}>
              {say(`climbing.aids.${board}`)}
            </Button>
          ))}
        </div>
      )}
      {open !== undefined && (
        <TableDialogs open={open} model={model} aids={aids} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
