import { type FanOrder, fanOrders } from '../../../store/settings.ts';
import { ChoiceField } from '../../choice/ChoiceField.tsx';
import { CommonDialog, type TableDialogsProps } from '../../table/dialogs/CommonDialog.tsx';
import { useSay } from '../../voice/voice.tsx';
import { readTyped } from './answers/readTyped.ts';
import { BoardDialog, boardsIn } from './boards/BoardDialog.tsx';
import { CardDialog } from './CardDialog.tsx';
import { RanksDialog } from './RanksDialog.tsx';
import type { TableDialog } from './tableDialog.ts';
import { tableKeys } from './tableKeys.ts';
import type { TableModel } from './tableModel.ts';
import { WonDialog } from './WonDialog.tsx';
import { PlayLog } from './words/PlayLog.tsx';

interface OwnDialogsProps extends TableDialogsProps {
  readonly open: TableDialog | undefined;
  readonly model: TableModel;
  readonly onOrder: (order: FanOrder) => void;
  readonly onOpen: (open: TableDialog) => void;
}

/** The dialog that is open over the table, if any. */
export function TableDialogs(props: OwnDialogsProps) {
  const { open, model, onOrder, ...common } = props;
  const { table, onOpen, onClose } = common;
  const say = useSay();
  const closing = (then: () => void) => (): void => {
    onClose();
    then();
  };
  if (open === undefined) return null;
  switch (open.dialog) {
    case 'ranks':
      return <RanksDialog game={model.game} onClose={onClose} />;
    case 'cards':
    case 'passes':
      return <BoardDialog board={open.dialog} model={model} onClose={onClose} />;
    case 'card':
      return <CardDialog model={model} aids={table.aids} kind={open.kind} onClose={onClose} />;
    case 'won':
      return <WonDialog model={model} seats={open.seats} onClose={onClose} />;
    default:
      return (
        <CommonDialog
          {...common}
          open={open.dialog}
          entries={{
            first: [
              ...(model.news.begin < model.news.end
                ? [
                    {
                      name: say('more.watch'),
                      icon: 'since',
                      onPress: closing(table.onWatch),
                    } as const,
                  ]
                : []),
              {
                name: say('climbing.table.ranks'),
                icon: 'ranks',
                onPress: () => onOpen({ dialog: 'ranks' }),
              },
              {
                name: say('climbing.table.key.w'),
                icon: 'won',
                onPress: () =>
                  onOpen({ dialog: 'won', seats: model.seats.map(({ seat }) => seat) }),
              },
            ],
            others: boardsIn(table.aids).map(({ board }) => ({
              name: say(`climbing.aids.${board}`),
              onPress: () => onOpen({ dialog: board }),
            })),
          }}
          order={
            <ChoiceField
              look="segments"
              legend={say('more.order')}
              options={fanOrders.map((order) => ({
                value: order,
                name: say(`settings.fanOrder.${order}`),
              }))}
              value={table.chosen.fanOrder}
              onChoose={onOrder}
            />
          }
          keys={tableKeys}
          log={<PlayLog model={model} onExport={table.onExport} />}
          typed={{
            label: say('climbing.table.typed.label'),
            help: say('climbing.table.typed.help'),
            read: (text) => readTyped(text, model, say),
          }}
        />
      );
  }
}
