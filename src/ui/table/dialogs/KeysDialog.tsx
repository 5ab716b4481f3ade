import type { MessageId } from '../../../text/catalogue.ts';
import { signOfScript } from '../../../text/heardSentences.ts';
import { Ended, Heard } from '../../content/Heard.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import looks from '../../looks/looks.module.css';
import { useSay } from '../../voice/voice.tsx';
import styles from './KeysDialog.module.css';

/** A key, the message that says what it does, and the one that names it where the key does not. */
export type KeyWords = readonly [key: string, words: MessageId, name?: MessageId];

interface KeysDialogProps {
  readonly keys: readonly KeyWords[];
  readonly onClose: () => void;
}

export function KeysDialog({ keys, onClose }: KeysDialogProps) {
  const say = useSay();
  return (
    <Dialog reads title={say('table.keys.title')} onClose={onClose}>
      {/* Who needs it hears it first; who sees the table finds it below the keys. */}
      <section className={styles.reader}>
        <h3 className={styles.title}>
          <Ended words={say('table.keys.reader')} />
        </h3>
        <p>{say('table.keys.reader.mode')}</p>
        <p>{say('table.keys.reader.buttons')}</p>
      </section>
      <ul className={`${looks.stack} ${styles.keys}`}>
        {keys.map(([key, words, name]) => (
          <Shortcut key={key} name={name === undefined ? key : say(name)} what={say(words)} />
        ))}
      </ul>
    </Dialog>
  );
}

function Shortcut({ name, what }: { readonly name: string; readonly what: string }) {
  return (
    <li className={styles.line}>
      <span>
        <kbd className={styles.key}>{name}</kbd>
        <Heard>{signOfScript(what, ': ', '：')}</Heard>
      </span>
      <span>
        <Ended words={what} />
      </span>
    </li>
  );
}
