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

/** What the dialogs of every table are given. */
export interface TableDialogsProps {
  readonly table: TableProps;
  /** Makes a play that was typed. */
  readonly onTyped: (play: Play) => void;
  readonly onClose: () => void;
}

interface CommonDialogProps extends TableDialogsProps {
  readonly open: CommonDialogName;
  /** The questions that the table answers. */
  readonly entries: Entries;
  /** Chooses the order of the hand. */
  readonly order: Elements;
  readonly keys: readonly KeyWords[];
  readonly log: Elements;
  /** Asks for a play in the notation of records, says what is to be known of it, and reads it. */
  readonly typed: {
    readonly label: string;
    readonly help?: string;
    readonly read: (text: string) => ReadPlay;
  };
  readonly onOpen: (open: { readonly dialog: CommonDialogName }) => void;
}

/** A dialog that every table has, with what it is at this one. */
export function CommonDialog(props: CommonDialogProps) {
  const { table, open, keys, log, typed, onOpen, onClose } = props;
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
          entries={props.entries}
          order={props.order}
          chosen={table.chosen}
          onChoose={table.onChoose}
          onLog={() => onOpen({ dialog: 'log' })}
          onKeys={() => onOpen({ dialog: 'keys' })}
          onSettings={() => {
            onClose();
            table.onSettings();
          }}
          onAnew={onAnew && (() => onOpen({ dialog: 'anew' }))}
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
      return <KeysDialog keys={keys} onClose={onClose} />;
    case 'typed':
      return <TypedPlay {...typed} onPlay={props.onTyped} onClose={onClose} />;
  }
}
