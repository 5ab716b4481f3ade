import type { ReactNode } from 'react';
import type { Play } from '../../../engine/index.ts';
import { Dialog } from '../../dialog/Dialog.tsx';
import { KeysDialog } from '../../table/KeysDialog.tsx';
import { MoreDialog } from '../../table/MoreDialog.tsx';
import { TypedPlay } from '../../table/TypedPlay.tsx';
import { useSay } from '../../voice/voice.tsx';
import { readTyped } from './answers/readTyped.ts';
import type { HandOrder } from './Hand.tsx';
import { RanksDialog } from './RanksDialog.tsx';
import type { TableDialog } from './tableDialog.ts';
import { tableKeys } from './tableKeys.ts';
import type { TableModel } from './tableModel.ts';
import { WonDialog } from './WonDialog.tsx';
import { PlayLog } from './words/PlayLog.tsx';

interface TableDialogsProps {
  readonly open: TableDialog | undefined;
  readonly model: TableModel;
  /** The name of the game. */
  readonly title: string;
  readonly order: HandOrder;
  readonly updateEntry: ReactNode;
  readonly onOrder: () => void;
  readonly onWatch: () => void;
  readonly onOpen: (open: TableDialog) => void;
  readonly onTyped: (play: Play) => void;
  readonly onExport: () => void;
  readonly onSettings: () => void;
  readonly onClose: () => void;
}

/** The dialog that is open over the table, if any. */
export function TableDialogs(props: TableDialogsProps) {
  const { open, model, title, order, onOpen, onClose } = props;
  const say = useSay();
  const closing = (then: () => void) => (): void => {
    onClose();
    then();
  };
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
                { name: say('more.watch'), onPress: closing(props.onWatch) },
                {
                  name: say('climbing.table.key.w'),
                  onPress: () =>
                    onOpen({ dialog: 'won', seats: model.seats.map(({ seat }) => seat) }),
                },
                { name: say('table.log'), onPress: () => onOpen({ dialog: 'log' }) },
              ],
            },
            {
              name: say('climbing.table.order'),
              entries: [
                {
                  name: say('climbing.table.ranks'),
                  onPress: () => onOpen({ dialog: 'ranks' }),
                },
                {
                  name: say(
                    order === 'suit' ? 'climbing.table.order.group' : 'climbing.table.order.suit',
                  ),
                  onPress: closing(props.onOrder),
                },
              ],
            },
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
    case 'ranks':
      return <RanksDialog game={model.game} onClose={onClose} />;
    case 'keys':
      return <KeysDialog keys={tableKeys} onClose={onClose} />;
    case 'typed':
      return (
        <TypedPlay
          label={say('climbing.table.typed.label')}
          help={say('climbing.table.typed.help')}
          read={(text) => readTyped(text, model, say)}
          onPlay={props.onTyped}
          onClose={onClose}
        />
      );
    case 'won':
      return <WonDialog model={model} seats={open.seats} onClose={onClose} />;
  }
}
