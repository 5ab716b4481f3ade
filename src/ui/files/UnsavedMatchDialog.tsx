import { useState } from 'react';
import type { Match } from '../../store/match/match.ts';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './Files.module.css';
import { fileNameOf, matchWords, saveMatch } from './matchWords.ts';

interface UnsavedMatchDialogProps {
  readonly match: Match;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Asks before the page is loaded again where the browser could not save the match. */
export function UnsavedMatchDialog({ match, onLeave, onClose }: UnsavedMatchDialogProps) {
  const say = useSay();
  const [saved, setSaved] = useState('');
  const save = (): void => {
    saveMatch(match, say);
    setSaved(say('records.saved', { file: fileNameOf(match, say) }));
  };
  return (
    <Dialog
      asks
      title={say('records.unsaved')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={save}>{say('records.export')}</Button>
          <Button onClick={onLeave}>{say('records.unsaved.leave')}</Button>
          <Button look="main" onClick={onClose}>
            {say('records.unsaved.stay')}
          </Button>
        </>
      }
    >
      <p>{say('records.unsaved.about', matchWords(match, say))}</p>
      <p role="status" className={styles.told}>
        {saved}
      </p>
    </Dialog>
  );
}
