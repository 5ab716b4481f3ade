import { Button } from '../../button/Button.tsx';
import type { Elements } from '../../content/content.ts';
import { Dialog } from '../../dialog/Dialog.tsx';
import looks from '../../looks/looks.module.css';
import { FittedTileLook } from '../../tile/FittedTileLook.tsx';
import { useSay } from '../../voice/voice.tsx';
import styles from './SinceDialog.module.css';

export interface SinceLine {
  readonly words: string;
  readonly picture?: Elements;
}

interface SinceDialogProps {
  /** The oldest first. */
  readonly lines: readonly SinceLine[];
  /** Shows it again at the table; missing where nothing can be shown. */
  readonly onWatch: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The short side of the tiles, in CSS pixels: several plays are in sight on a low screen too. */
const sinceTile = 26;

export function SinceDialog({ lines, onWatch, onClose }: SinceDialogProps) {
  const say = useSay();
  return (
    <Dialog
      reads
      title={say('watch.label')}
      onClose={onClose}
      actions={
        <>
          {onWatch !== undefined && <Button onClick={onWatch}>{say('watch.again')}</Button>}
          <Button onClick={onClose}>{say('dialog.close')}</Button>
        </>
      }
    >
      {lines.length === 0 ? (
        <p>{say('answer.nothingSince')}</p>
      ) : (
        <FittedTileLook cut tile={sinceTile}>
          <ol className={styles.lines}>
            {lines.map(({ words, picture }, at) => (
              <li key={at} className={picture ? `${looks.line} ${styles.pictured}` : undefined}>
                {picture}
                <span>{words}</span>
              </li>
            ))}
          </ol>
        </FittedTileLook>
      )}
    </Dialog>
  );
}
