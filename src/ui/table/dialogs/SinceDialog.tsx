import { Dialog } from '../../dialog/Dialog.tsx';
import { useSay } from '../../voice/voice.tsx';
import styles from './SinceDialog.module.css';

interface SinceDialogProps {
  /** Sentences, the oldest first. */
  readonly lines: readonly string[];
  readonly onClose: () => void;
}

/** What was played since the viewer's turn, to be read instead of looked at. */
export function SinceDialog({ lines, onClose }: SinceDialogProps) {
  const say = useSay();
  return (
    <Dialog reads title={say('watch.label')} onClose={onClose}>
      {lines.length === 0 ? (
        <p>{say('answer.nothingSince')}</p>
      ) : (
        <ol className={styles.lines}>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place among them.
            <li key={at}>{line}</li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
