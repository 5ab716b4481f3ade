import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import type { Elements } from '../content/content.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './ShareDialog.module.css';

interface ShareFrameProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (onTold: (words: string) => void) => Elements;
}

export function ShareFrame({ title, onClose, children }: ShareFrameProps) {
  const say = useSay();
  const [told, setTold] = useState('');
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <p role="status" className={styles.told}>
            {told}
          </p>
          <Button onClick={onClose}>{say('dialog.close')}</Button>
        </>
      }
    >
      {children(setTold)}
    </Dialog>
  );
}
