import type { Aids } from '../../../store/settings.ts';
import { Dialog } from '../../dialog/Dialog.tsx';
import { useSay } from '../../voice/voice.tsx';
import { fishAnswers } from './answers/answers.ts';
import { GroupTable, groupBoardTitle } from './boards/GroupTable.tsx';
import { LakeTotals } from './boards/LakeTotals.tsx';
import { UnseenBoard } from './boards/UnseenBoard.tsx';
import { CatchDialog } from './CatchDialog.tsx';
import { FishList } from './FishList.tsx';
import { TileDialog } from './TileDialog.tsx';
import type { TableDialog } from './tableDialog.ts';
import type { TableModel } from './tableModel.ts';

interface TableDialogsProps {
  readonly open: TableDialog;
  readonly model: TableModel;
  readonly aids: Pick<Aids, 'pointsOnFish'>;
  readonly onClose: () => void;
}

/** The dialog of what lies on the table that is open. */
export function TableDialogs({ open, model, aids, onClose }: TableDialogsProps) {
  const say = useSay();
  switch (open.dialog) {
    case 'catch':
      return <CatchDialog model={model} seats={open.seats} onClose={onClose} />;
    case 'tile':
      return <TileDialog model={model} kind={open.kind} onClose={onClose} />;
    case 'fish':
      return (
        <Dialog reads title={say('more.fish')} onClose={onClose}>
          <FishList fish={fishAnswers(model, aids.pointsOnFish, say)} />
        </Dialog>
      );
    case 'groups':
      return (
        <Dialog reads title={groupBoardTitle(model, say)} onClose={onClose}>
          <GroupTable model={model} />
        </Dialog>
      );
    case 'unseen':
      return (
        <Dialog reads title={say('more.unseen')} onClose={onClose}>
          <UnseenBoard model={model} />
        </Dialog>
      );
    case 'totals':
      return (
        <Dialog reads title={say('more.totals')} onClose={onClose}>
          <LakeTotals model={model} />
        </Dialog>
      );
  }
}
