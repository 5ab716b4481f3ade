import { Dialog } from '../dialog/Dialog.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './KeysDialog.module.css';

const named = ['arrows', 'enter', 'escape', 'digits'] as const;

const letters = [
  ['n', 'table.key.n'],
  ['p', 'table.action.place'],
  ['t', 'table.key.t'],
  ['k', 'table.key.k'],
  ['h', 'table.key.h'],
  ['u', 'table.bar.undo'],
  ['r', 'more.watch'],
  ['y', 'more.why'],
  ['s', 'more.score'],
  ['f', 'more.fish'],
  ['g', 'more.groups'],
  ['w', 'more.totals'],
  ['x', 'more.unseen'],
  ['c', 'table.key.c'],
  ['b', 'rooms.rules'],
  ['l', 'table.log'],
  ['i', 'table.key.i'],
  ['m', 'table.key.m'],
  ['/', 'table.typed.title'],
  ['?', 'table.key.question'],
] as const;

/** The keys of the table. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  return (
    <Dialog title={say('table.keys.title')} onClose={onClose}>
      <dl className={styles.keys}>
        {named.map((key) => (
          <Shortcut key={key} name={say(`table.keyName.${key}`)} what={say(`table.key.${key}`)} />
        ))}
        {letters.map(([key, message]) => (
          <Shortcut key={key} name={key} what={say(message)} />
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
