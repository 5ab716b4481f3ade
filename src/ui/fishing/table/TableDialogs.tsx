import type { ReactNode } from 'react';
import type { Play } from '../../../engine/index.ts';
import { Dialog } from '../../dialog/Dialog.tsx';
import { KeysDialog } from '../../table/KeysDialog.tsx';
import { MoreDialog } from '../../table/MoreDialog.tsx';
import { TypedPlay } from '../../table/TypedPlay.tsx';
import { useSay } from '../../voice/voice.tsx';
import { fishAnswers } from './answers/answers.ts';
import { readTyped } from './answers/readTyped.ts';
import { GroupTable, groupBoardTitle } from './boards/GroupTable.tsx';
import { LakeTotals } from './boards/LakeTotals.tsx';
import { UnseenBoard } from './boards/UnseenBoard.tsx';
import { CatchDialog } from './CatchDialog.tsx';
import { FishList } from './FishList.tsx';
import {
  roundQuestions,
  type TableDialog,
  type TableQuestion,
  tileQuestions,
} from './tableDialog.ts';
import { tableKeys } from './tableKeys.ts';
import type { TableModel } from './tableModel.ts';
import { PlayLog } from './words/PlayLog.tsx';

interface TableDialogsProps {
  readonly open: TableDialog | undefined;
  readonly model: TableModel;
  /** The name of the game. */
  readonly title: string;
  /** The plays open to the viewer. */
  readonly legal: readonly Play[];
  /** Whether fish are told with the points they add. */
  readonly withPoints: boolean;
  readonly updateEntry: ReactNode;
  readonly onAsk: (question: TableQuestion) => void;
  readonly onOpen: (open: TableDialog) => void;
  readonly onTyped: (play: Play) => void;
  readonly onExport: () => void;
  readonly onSettings: () => void;
  readonly onClose: () => void;
}

/** The dialog that is open over the table, if any. */
export function TableDialogs(props: TableDialogsProps) {
  const { open, model, title, onOpen, onClose } = props;
  const say = useSay();
  const questionEntry = (question: TableQuestion) => ({
    // The board is called by what this game counts.
    name: question === 'groups' ? groupBoardTitle(model, say) : say(`more.${question}`),
    onPress: () => {
      onClose();
      props.onAsk(question);
    },
  });
  switch (open?.dialog) {
    case undefined:
      return null;
    case 'more':
      return (
        <MoreDialog
          groups={[
            {
              name: say('more.soFar'),
              entries: [
                ...roundQuestions.map(questionEntry),
                { name: say('table.log'), onPress: () => onOpen({ dialog: 'log' }) },
              ],
            },
            { name: say('more.tiles'), entries: tileQuestions.map(questionEntry) },
          ]}
          onKeys={() => onOpen({ dialog: 'keys' })}
          onSettings={props.onSettings}
          updateEntry={props.updateEntry}
          onClose={onClose}
        />
      );
    case 'log':
      return (
        <Dialog title={title} onClose={onClose}>
          <PlayLog model={model} onExport={props.onExport} />
        </Dialog>
      );
    case 'keys':
      return <KeysDialog keys={tableKeys} onClose={onClose} />;
    case 'typed':
      return (
        <TypedPlay
          label={say('table.typed.label')}
          read={(text) => readTyped(text, props.legal, model, say)}
          onPlay={props.onTyped}
          onClose={onClose}
        />
      );
    case 'catch':
      return <CatchDialog model={model} seats={open.seats} onClose={onClose} />;
    case 'fish':
      return (
        <Dialog title={say('more.fish')} onClose={onClose}>
          <FishList fish={fishAnswers(model, props.withPoints, say)} />
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
  }
}
