import type { ReactNode } from 'react';
import type { Play } from '../../engine/index.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { KeysDialog, type KeyWords } from './KeysDialog.tsx';
import { type EntryGroup, MoreDialog } from './MoreDialog.tsx';
import { type ReadPlay, TypedPlay } from './TypedPlay.tsx';

/** The dialogs that every table has. */
export type CommonDialogName = 'more' | 'log' | 'keys' | 'typed';

/** What the dialogs of every table are given. */
export interface TableDialogsProps {
  /** The name of the game. */
  readonly title: string;
  readonly updateEntry: ReactNode;
  /** Makes a play that was typed. */
  readonly onTyped: (play: Play) => void;
  readonly onExport: () => void;
  readonly onSettings: () => void;
  readonly onClose: () => void;
}

interface CommonDialogProps extends Omit<TableDialogsProps, 'onExport'> {
  readonly open: CommonDialogName;
  /** The questions that the table answers. */
  readonly groups: readonly EntryGroup[];
  readonly keys: readonly KeyWords[];
  readonly log: ReactNode;
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
  const { open, title, groups, keys, log, typed, updateEntry, onOpen, onClose } = props;
  switch (open) {
    case 'more':
      return (
        <MoreDialog
          groups={groups}
          onKeys={() => onOpen({ dialog: 'keys' })}
          onSettings={props.onSettings}
          updateEntry={updateEntry}
          onClose={onClose}
        />
      );
    case 'log':
      return (
        <Dialog title={title} onClose={onClose}>
          {log}
        </Dialog>
      );
    case 'keys':
      return <KeysDialog keys={keys} onClose={onClose} />;
    case 'typed':
      return <TypedPlay {...typed} onPlay={props.onTyped} onClose={onClose} />;
  }
}
