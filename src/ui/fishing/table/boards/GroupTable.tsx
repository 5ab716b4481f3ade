import { useMemo } from 'react';
import {
  type GroupBoard,
  type GroupStanding,
  groupBoardOf,
  type OpenTable,
  type PipStanding,
} from '../../../../engine/fishing/index.ts';
import { needsWords } from '../../../../text/fishing/scoreWords.ts';
import type { Say } from '../../../../text/say.ts';
import looks from '../../../looks/looks.module.css';
import { SeatHeads } from '../../../seatTable/SeatHeads.tsx';
import { FittedTileLook } from '../../../tile/FittedTileLook.tsx';
import { useSay } from '../../../voice/voice.tsx';
import type { TableModel } from '../tableModel.ts';
import styles from './Board.module.css';
import { GroupPicture, groupSlotsOf } from './GroupPicture.tsx';

/** The short side of the tiles, in CSS pixels. */
const tileSize = 15;
/** An open group needs no sign: it is known by its ghosts. */
const signs = { complete: '✓ ', open: '', dead: '✕ ' } as const;

/** What the board is called where groups are counted, and where pips are. */
export function groupBoardTitle({ game }: TableModel, say: Say): string {
  return say(game.rules.scoring === 'pips' ? 'more.pips' : 'more.groups');
}

/** Which groups are complete, open or dead for whom, or the red pips, as the viewer can know. */
export function GroupTable({ model }: { readonly model: TableModel }) {
  const say = useSay();
  const { names } = model;
  const view = model.view ?? model.open;
  const board = useGroupBoard(model);
  return (
    <table className={styles.board}>
      <thead>
        <tr>
          <th scope="col">
            <span className={looks.unseen}>{say('board.group')}</span>
          </th>
          <SeatHeads names={names} />
        </tr>
      </thead>
      {board.method === 'pips' ? (
        <PipRows board={board} />
      ) : (
        <GroupRows board={board} view={view} />
      )}
      {board.toDouble !== null && (
        <tfoot>
          <tr>
            <th scope="row">{say('board.toDouble')}</th>
            {board.toDouble.map((points, seat) => (
              <td key={seat}>
                {points === 0 ? say('board.reached') : say('board.points', { points })}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

interface GroupRowsProps {
  readonly board: Extract<GroupBoard, { method: 'groups' }>;
  readonly view: OpenTable;
}

function GroupRows({ board, view }: GroupRowsProps) {
  const say = useSay();
  return (
    <FittedTileLook cut tile={tileSize}>
      <tbody>
        {board.lines.map(({ id, seats }) => (
          <tr key={id}>
            <th scope="row">{say(`table.group.${id}`)}</th>
            {seats.map((standing, seat) => (
              <td key={seat} data-state={standing.state}>
                <span className={`${looks.line} ${styles.standing}`}>
                  <GroupPicture
                    slots={groupSlotsOf(view.game, id, view.catches[seat] ?? [], standing)}
                    state={standing.state}
                  />
                  <span className={looks.unseen}>{`${standingWords(standing, say)} `}</span>
                  <small className={styles.worth}>
                    <span aria-hidden="true">{signs[standing.state]}</span>
                    <span>{worthWords(standing, say)}</span>
                  </small>
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </FittedTileLook>
  );
}

function standingWords({ state, lacks }: GroupStanding, say: Say): string {
  return state === 'open'
    ? say('board.lacks', { lacks: needsWords(lacks, say) })
    : say(`board.${state}`);
}

function worthWords({ state, points, pointsComplete }: GroupStanding, say: Say): string {
  return state === 'open'
    ? say('board.worth.open', { points, complete: pointsComplete })
    : `${points}`;
}

/** What the red pips count, and what would count more where that can still be caught. */
function redPipWords(
  { redPips: red, redPipsToMore: more, small: points }: PipStanding,
  roundUpTo: number,
  say: Say,
): string {
  if (more === null) return say('board.redPips.count', { red, points });
  return say('board.redPips.more', { red, more, points, next: points + roundUpTo });
}

function PipRows({ board }: { readonly board: Extract<GroupBoard, { method: 'pips' }> }) {
  const say = useSay();
  return (
    <tbody>
      <tr className={styles.pips}>
        <th scope="row">{say('board.redPips')}</th>
        {board.seats.map((standing, seat) => (
          <td key={seat}>{redPipWords(standing, board.roundUpTo, say)}</td>
        ))}
      </tr>
      <tr>
        <th scope="row">{say('board.big')}</th>
        {board.seats.map(({ big }, seat) => (
          <td key={seat}>{say('board.points', { points: big })}</td>
        ))}
      </tr>
    </tbody>
  );
}

export function useGroupBoard({ view, open }: TableModel): GroupBoard {
  const seen = view ?? open;
  return useMemo(() => groupBoardOf(seen), [seen]);
}
