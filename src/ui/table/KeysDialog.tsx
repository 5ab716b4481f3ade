import type { MessageId } from '../../text/catalogue.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './KeysDialog.module.css';

const named = ['arrows', 'enter', 'escape', 'digits'] as const;

/** A key, and the message that says what it does. */
export type KeyWords = readonly [key: string, words: MessageId];

interface KeysDialogProps {
  /** The single keys of the table. */
  readonly keys: readonly KeyWords[];
  readonly onClose: () => void;
}

/** The keys of the table: those that move and choose, then the single ones. */
export function KeysDialog({ keys, onClose }: KeysDialogProps) {
  const say = useSay();
  return (
    <Dialog title={say('table.keys.title')} onClose={onClose}>
      <dl className={styles.keys}>
        {named.map((key) => (
          <Shortcut key={key} name={say(`table.keyName.${key}`)} what={say(`table.key.${key}`)} />
        ))}
        {keys.map(([key, words]) => (
          <Shortcut key={key} name={key} what={say(words)} />
        ))}
      </dl>
    </Dialog>
  );
}

function Shortcut({ name, what }: { readonly name: string; readonly what: string }) {
  return (
    <div className={styles.line}>
      <dt>
        <kbd className={styles.key}>{name}</kbd>
      </dt>
      <dd className={styles.what}>{what}</dd>
    </div>
  );
}
