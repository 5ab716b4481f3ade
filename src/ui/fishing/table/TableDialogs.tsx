import type { Kind, Seat } from '../../../engine/index.ts';
import type { Aids } from '../../../store/settings.ts';
import { Dialog } from '../../dialog/Dialog.tsx';
import looks from '../../looks/looks.module.css';
import { useSay } from '../../voice/voice.tsx';
import { fishAnswers } from './answers/answers.ts';
import { GroupTable, groupBoardTitle } from './boards/GroupTable.tsx';
import { LakeTotals, UnseenBoard } from './boards/Totals.tsx';
import { CatchDialog } from './CatchDialog.tsx';
import { TileDialog } from './TileDialog.tsx';
import type { TableModel } from './tableModel.ts';

interface TableDialogsProps {
  readonly open: TableDialog;
  readonly model: TableModel;
  readonly aids: Pick<Aids, 'pointsOnFish'>;
  readonly onClose: () => void;
}

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

function FishList({ fish }: { readonly fish: readonly string[] }) {
  return (
    <ul className={looks.stack}>
      {fish.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The questions that are asked most, in the order in which the dialog lists them. */
export const firstQuestions = ['watch', 'groups', 'unseen'] as const;

/** The other questions that the dialog lists, in their order. */
export const otherQuestions = ['fish', 'totals', 'why'] as const;

/** A question that the table answers; the boats tell the score too, so that only a key asks it. */
export type TableQuestion = (typeof firstQuestions | typeof otherQuestions)[number] | 'score';

export type TableDialog =
  | { readonly dialog: 'fish' | 'groups' | 'unseen' | 'totals' }
  | { readonly dialog: 'tile'; readonly kind: Kind }
  | { readonly dialog: 'catch'; readonly seats: readonly Seat[] };
