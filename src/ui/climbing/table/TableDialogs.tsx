import { CommonDialog, type TableDialogsProps } from '../../table/CommonDialog.tsx';
import { useSay } from '../../voice/voice.tsx';
import { readTyped } from './answers/readTyped.ts';
import type { HandOrder } from './Hand.tsx';
import { RanksDialog } from './RanksDialog.tsx';
import type { TableDialog } from './tableDialog.ts';
import { tableKeys } from './tableKeys.ts';
import type { TableModel } from './tableModel.ts';
import { WonDialog } from './WonDialog.tsx';
import { PlayLog } from './words/PlayLog.tsx';

interface OwnDialogsProps extends TableDialogsProps {
  readonly open: TableDialog | undefined;
  readonly model: TableModel;
  readonly order: HandOrder;
  readonly onOrder: () => void;
  readonly onWatch: () => void;
  readonly onOpen: (open: TableDialog) => void;
}

/** The dialog that is open over the table, if any. */
export function TableDialogs(props: OwnDialogsProps) {
  const { open, model, order, onWatch, onOrder, onExport, ...common } = props;
  const { onOpen, onClose } = common;
  const say = useSay();
  const closing = (then: () => void) => (): void => {
    onClose();
    then();
  };
  if (open === undefined) return null;
  switch (open.dialog) {
    case 'ranks':
      return <RanksDialog game={model.game} onClose={onClose} />;
    case 'won':
      return <WonDialog model={model} seats={open.seats} onClose={onClose} />;
    default:
      return (
        <CommonDialog
          {...common}
          open={open.dialog}
          groups={[
            {
              name: say('more.soFar'),
              entries: [
                { name: say('more.watch'), onPress: closing(onWatch) },
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
                  onPress: closing(onOrder),
                },
              ],
            },
          ]}
          keys={tableKeys}
          log={<PlayLog model={model} onExport={onExport} />}
          typed={{
            label: say('climbing.table.typed.label'),
            help: say('climbing.table.typed.help'),
            read: (text) => readTyped(text, model, say),
          }}
        />
      );
  }
}
