import { useEffect } from 'react';
import type { Play } from '../../../engine/index.ts';
import type { Elements } from '../../content/content.ts';
import { Dialog } from '../../dialog/Dialog.tsx';
import type { TableProps } from '../tableProps.ts';
import { AnewDialog } from './AnewDialog.tsx';
import { KeysDialog, type KeyWords } from './KeysDialog.tsx';
import { type Entries, MoreDialog } from './MoreDialog.tsx';
import { type ReadPlay, TypedPlay } from './TypedPlay.tsx';

/** The dialogs that every table has. */
export type CommonDialogName = 'more' | 'anew' | 'log' | 'keys' | 'typed';

/** What the dialogs of a family's table say and ask. */
export interface TableMenu {
  /** The questions that the table answers. */
  readonly entries: Entries;
  /** Chooses the order of the hand. */
  readonly order: Elements;
  readonly keys: readonly KeyWords[];
  /** Asks for a play in the notation of records, says what is to be known of it, and reads it. */
  readonly typed: {
    readonly label: string;
    readonly help?: string;
    readonly read: (text: string) => ReadPlay;
  };
}

interface CommonDialogProps {
  readonly table: TableProps;
  readonly open: CommonDialogName;
  readonly menu: TableMenu;
  readonly log: Elements;
  /** Makes a play that was typed. */
  readonly onTyped: (play: Play) => void;
  readonly onOpen: (open: CommonDialogName) => void;
  readonly onClose: () => void;
}

/** A dialog that every table has, with what it is at this one. */
export function CommonDialog(props: CommonDialogProps) {
  const { table, open, menu, log, onOpen, onClose } = props;
  const { onAnew } = table;
  // A round that has ended meanwhile cannot be dealt anew.
  const isGone = open === 'anew' && onAnew === undefined;
  useEffect(() => {
    if (isGone) onClose();
  });
  switch (open) {
    case 'more':
      return (
        <MoreDialog
          entries={menu.entries}
          order={menu.order}
          chosen={table.chosen}
          onChoose={table.onChoose}
          onLog={() => onOpen('log')}
          onKeys={() => onOpen('keys')}
          onSettings={() => {
            onClose();
            table.onSettings();
          }}
          onAnew={onAnew && (() => onOpen('anew'))}
          onLeave={table.onHome}
          updateEntry={table.updateEntry}
          onClose={onClose}
        />
      );
    case 'anew':
      return onAnew && <AnewDialog onAnew={onAnew} onClose={onClose} />;
    case 'log':
      return (
        <Dialog title={table.title} onClose={onClose}>
          {log}
        </Dialog>
      );
    case 'keys':
      return <KeysDialog keys={menu.keys} onClose={onClose} />;
    case 'typed':
      return <TypedPlay {...menu.typed} onPlay={props.onTyped} onClose={onClose} />;
  }
}
