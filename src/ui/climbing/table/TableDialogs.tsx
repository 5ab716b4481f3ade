import type { Aids } from '../../../store/settings.ts';
import { BoardDialog } from './boards/BoardDialog.tsx';
import { CardDialog } from './CardDialog.tsx';
import { RanksDialog } from './RanksDialog.tsx';
import type { TableDialog } from './tableDialog.ts';
import type { TableModel } from './tableModel.ts';
import { WonDialog } from './WonDialog.tsx';

interface TableDialogsProps {
  readonly open: TableDialog;
  readonly model: TableModel;
  readonly aids: Pick<Aids, 'unbeaten' | 'cardBoard'>;
  readonly onClose: () => void;
}

/** The dialog of what lies on the table that is open. */
export function TableDialogs({ open, model, aids, onClose }: TableDialogsProps) {
  switch (open.dialog) {
    case 'ranks':
      return <RanksDialog game={model.game} onClose={onClose} />;
    case 'cards':
    case 'passes':
      return <BoardDialog board={open.dialog} model={model} onClose={onClose} />;
    case 'card':
      return <CardDialog model={model} aids={aids} kind={open.kind} onClose={onClose} />;
    case 'won':
      return <WonDialog model={model} seats={open.seats} onClose={onClose} />;
  }
}
