import type { Aids } from '../../../../store/settings.ts';
import { Dialog } from '../../../dialog/Dialog.tsx';
import { useSay } from '../../../voice/voice.tsx';
import type { TableModel } from '../tableModel.ts';
import { CardBoard } from './CardBoard.tsx';
import { PassBoard } from './PassBoard.tsx';

/** The boards with their switches and keys, in the order in which they are offered. */
const boards = [
  { board: 'cards', aid: 'cardBoard', key: 'x' },
  { board: 'passes', aid: 'passes', key: 'n' },
] as const;

/** The switches of the boards. */
export type BoardAids = Pick<Aids, (typeof boards)[number]['aid']>;

/** A board that stands beside the table where there is room, and is a dialog elsewhere. */
export type BoardName = (typeof boards)[number]['board'];

/** The boards that are switched on. */
export function boardsIn(aids: BoardAids) {
  return boards.filter(({ aid }) => aids[aid]);
}

/** The keys that open the boards which are switched on. */
export function boardKeys(
  aids: BoardAids,
  onOpen: (board: BoardName) => void,
): Readonly<Record<string, () => void>> {
  return Object.fromEntries(
    boardsIn(aids).map(({ board, key }) => [key, () => onOpen(board)] as const),
  );
}

interface BoardDialogProps {
  readonly board: BoardName;
  readonly model: TableModel;
  readonly onClose: () => void;
}

/** A board by itself. */
export function BoardDialog({ board, model, onClose }: BoardDialogProps) {
  const say = useSay();
  return (
    <Dialog reads title={say(`climbing.aids.${board}`)} onClose={onClose}>
      <BoardParts board={board} model={model} />
    </Dialog>
  );
}

/** What a board tells, without its title. */
export function BoardParts({ board, model }: Omit<BoardDialogProps, 'onClose'>) {
  return board === 'cards' ? <CardBoard model={model} /> : <PassBoard model={model} />;
}
