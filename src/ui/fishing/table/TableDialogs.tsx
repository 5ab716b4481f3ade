import type { Play } from '../../../engine/index.ts';
import { handOrders } from '../../../store/settings.ts';
import { ChoiceField } from '../../choice/ChoiceField.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import { CommonDialog, type TableDialogsProps } from '../../table/dialogs/CommonDialog.tsx';
import { useSay } from '../../voice/voice.tsx';
import { fishAnswers } from './answers/answers.ts';
import { readTyped } from './answers/readTyped.ts';
import { GroupTable, groupBoardTitle } from './boards/GroupTable.tsx';
import { LakeTotals } from './boards/LakeTotals.tsx';
import { UnseenBoard } from './boards/UnseenBoard.tsx';
import { CatchDialog } from './CatchDialog.tsx';
import { FishList } from './FishList.tsx';
import { TileDialog } from './TileDialog.tsx';
import {
  firstQuestions,
  otherQuestions,
  type TableDialog,
  type TableQuestion,
} from './tableDialog.ts';
import { tableKeys } from './tableKeys.ts';
import type { TableModel } from './tableModel.ts';
import { PlayLog } from './words/PlayLog.tsx';

interface OwnDialogsProps extends TableDialogsProps {
  readonly open: TableDialog | undefined;
  readonly model: TableModel;
  /** The plays open to the viewer. */
  readonly legal: readonly Play[];
  readonly onAsk: (question: TableQuestion) => void;
  readonly onOpen: (open: TableDialog) => void;
}

const icons = { watch: 'since', groups: 'groups', unseen: 'unseen' } as const;

/** What only somebody with a hand can ask. */
const ofViewer: readonly TableQuestion[] = ['watch', 'fish', 'unseen'];

/** The dialog that is open over the table, if any. */
export function TableDialogs(props: OwnDialogsProps) {
  const { open, model, legal, onAsk, ...common } = props;
  const { table, onClose } = common;
  const say = useSay();
  const questionEntry = (question: TableQuestion) => ({
    // The board is called by what this game counts.
    name: question === 'groups' ? groupBoardTitle(model, say) : say(`more.${question}`),
    onPress: () => {
      onClose();
      onAsk(question);
    },
  });
  // Whoever only watches has no turn and no hand.
  const isForAll = (question: TableQuestion): boolean =>
    model.viewer !== null || !ofViewer.includes(question);
  if (open === undefined) return null;
  switch (open.dialog) {
    case 'catch':
      return <CatchDialog model={model} seats={open.seats} onClose={onClose} />;
    case 'tile':
      return <TileDialog model={model} kind={open.kind} onClose={onClose} />;
    case 'fish':
      return (
        <Dialog title={say('more.fish')} onClose={onClose}>
          <FishList fish={fishAnswers(model, table.aids.pointsOnFish, say)} />
        </Dialog>
      );
    case 'groups':
      return (
        <Dialog title={groupBoardTitle(model, say)} onClose={onClose}>
          <GroupTable model={model} />
        </Dialog>
      );
    case 'unseen':
      return (
        <Dialog title={say('more.unseen')} onClose={onClose}>
          <UnseenBoard model={model} />
        </Dialog>
      );
    case 'totals':
      return (
        <Dialog title={say('more.totals')} onClose={onClose}>
          <LakeTotals model={model} />
        </Dialog>
      );
    default:
      return (
        <CommonDialog
          {...common}
          open={open.dialog}
          entries={{
            first: firstQuestions.filter(isForAll).map((question) => ({
              ...questionEntry(question),
              icon: icons[question],
            })),
            others: otherQuestions.filter(isForAll).map(questionEntry),
          }}
          order={
            <ChoiceField
              look="segments"
              legend={say('more.order')}
              options={handOrders.map((order) => ({
                value: order,
                name: say(`settings.handOrder.${order}`),
              }))}
              value={table.chosen.handOrder}
              onChoose={(handOrder) => table.onChoose({ handOrder })}
            />
          }
          keys={tableKeys}
          log={<PlayLog model={model} onExport={table.onExport} />}
          typed={{
            label: say('table.typed.label'),
            read: (text) => readTyped(text, legal, model, say),
          }}
        />
      );
  }
}
