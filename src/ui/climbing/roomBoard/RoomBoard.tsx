import { useState } from 'react';
import { type Game, handOf, suitRows } from '../../../engine/climbing/index.ts';
import { countOf } from '../../../engine/index.ts';
import { tileLabel } from '../../../text/tileNames.ts';
import { Button } from '../../button/Button.tsx';
import looks from '../../looks/looks.module.css';
import { useMedia } from '../../page/useMedia.ts';
import type { RoomBoardProps, ShownRound } from '../../table/roomBoard.ts';
import { FittedTileLook } from '../../tile/FittedTileLook.tsx';
import { Tile } from '../../tile/Tile.tsx';
import { useSay } from '../../voice/voice.tsx';
import { Board, type ClimbingAids } from '../table/Board.tsx';
import { boardsIn } from '../table/boards/Boards.tsx';
import { End } from '../table/end/EndTable.tsx';
import { CardRow } from '../table/SuitLadders.tsx';
import { type TableDialog, TableDialogs } from '../table/TableDialogs.tsx';
import styles from './Stage.module.css';
import { shownModelOf, tableRoundIn } from './shownModel.ts';

const noAids: ClimbingAids = {
  beats: false,
  unbeaten: false,
  beatersLeft: false,
  cardBoard: false,
  passes: false,
  hints: false,
  suitLadder: false,
};

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
        <div className={looks.row}>
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

/** The short side of the cards, in CSS pixels. */
const handCard = 14;

/** What every seat holds, suit by suit from high to low as at the table. */
function OpenHands({ round }: { readonly round: ShownRound }) {
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
                className={`${looks.row} ${styles.cards}`}
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

/** The short side of the cards, in CSS pixels: small enough for the longest suit on a phone. */
const sizes = { phone: 20, desk: 40 } as const;

/** The suits of a game, each a row from high to low, as pictures alone: a lesson says the rest. */
function LessonLadders({ game }: { readonly game: Game }) {
  const tile = sizes[useMedia('(min-width: 62.5em) and (min-height: 37.5em)') ? 'desk' : 'phone'];
  return (
    <div className={styles.ladders}>
      <FittedTileLook cut tile={tile}>
        {game.variant.suits.map((steps) => (
          <CardRow key={steps.join()} steps={steps} tile={tile} />
        ))}
      </FittedTileLook>
    </div>
  );
}
