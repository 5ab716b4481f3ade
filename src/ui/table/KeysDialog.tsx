import { Dialog } from '../dialog/Dialog.tsx';
import { useSay } from '../voice.tsx';
import styles from './KeysDialog.module.css';

const shortcuts = [
  ['← ↑ ↓ →, Home, End', 'table.key.arrows'],
  ['Enter, Space', 'table.key.enter'],
  ['Esc', 'table.key.escape'],
  ['1 – 9', 'table.key.digits'],
  ['g', 'table.key.g'],
  ['p', 'table.key.p'],
  ['t', 'table.key.t'],
  ['s', 'table.key.s'],
  ['h', 'table.key.h'],
  ['u', 'table.key.u'],
  ['l', 'table.key.l'],
  ['c', 'table.key.c'],
  ['/', 'table.key.slash'],
  ['?', 'table.key.question'],
] as const;

/** The keys of the table. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  return (
    <Dialog title={say('table.keys.title')} onClose={onClose}>
      <dl className={styles.keys}>
        {shortcuts.map(([key, message]) => (
          <div key={key} className={styles.line}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd className={styles.what}>{say(message)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
