import { useCallback, useState } from 'react';
import type { Elements } from '../content/content.ts';
import { type BoardProps, type LaidBoard, type OnPlay, watching } from './board.ts';
import { CommonDialog, type CommonDialogName, type TableMenu } from './dialogs/CommonDialog.tsx';
import { TableFrame, type TableFrameProps } from './TableFrame.tsx';
import type { TableProps } from './tableProps.ts';
import { Watching } from './Watching.tsx';

interface MatchTableProps<Opened, Laid>
  extends Omit<TableFrameProps, 'board' | 'besides' | 'onMore'> {
  readonly onPlay: OnPlay;
  /** The family's board with what the table gives to it. */
  readonly board: (
    given: TableProps & Omit<BoardProps<unknown, Opened, Laid>, 'model'>,
  ) => Elements;
  readonly news: Elements;
  /** The count of a round that is over. */
  readonly end: Elements;
  /** Takes the place of the board's prompt and buttons, unless the past is shown. */
  readonly actions?: Elements;
  /** What is said. */
  readonly said: (laid: Laid) => Elements;
  readonly menu: (laid: Laid, onOpen: (opened: Opened) => void) => TableMenu;
  /** A dialog of what lies on the board. */
  readonly dialog: (opened: Opened, onClose: () => void) => Elements;
}

/** The table of a match: the board of its family, and what is around it in every one. */
export function MatchTable<Opened, Laid extends LaidBoard>(props: MatchTableProps<Opened, Laid>) {
  const { table, board, log } = props;
  const [opened, setOpened] = useState<Opened>();
  const [common, setCommon] = useState<CommonDialogName>();
  // It stays the same, so that the seats are not drawn anew.
  const open = useCallback((next: Opened) => setOpened(() => next), []);
  const close = (): void => {
    setOpened(undefined);
    setCommon(undefined);
  };
  return board({
    ...table,
    mode: table.watching ? watching : { does: 'play', onPlay: props.onPlay },
    news: props.news,
    end: props.end,
    actions: table.watching ? <Watching onStop={table.onStopWatching} /> : props.actions,
    keys: {
      u: table.onUndo,
      m: table.onSound,
      l: () => setCommon('log'),
      '/': () => setCommon('typed'),
      '?': () => setCommon('keys'),
    },
    onOpen: open,
    frame: (laid) => (
      <TableFrame
        {...props}
        board={laid}
        besides={
          <>
            {props.said(laid)}
            {opened !== undefined && props.dialog(opened, close)}
            {common !== undefined && (
              <CommonDialog
                table={table}
                open={common}
                menu={props.menu(laid, open)}
                log={log}
                onTyped={(play) => {
                  close();
                  laid.play(play);
                }}
                onOpen={setCommon}
                onClose={close}
              />
            )}
          </>
        }
        onMore={() => setCommon('more')}
      />
    ),
  });
}
