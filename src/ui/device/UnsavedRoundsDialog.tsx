import { useState } from 'react';
import type { FinishedRound } from '../../store/history/keepPlayed.ts';
import { formatMatch } from '../../store/match/matchRecords.ts';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { saveText } from '../files/deliver.ts';
import styles from '../files/Files.module.css';
import { useSay } from '../voice/voice.tsx';
import { fileNameToday } from './fileNameToday.ts';

interface UnsavedRoundsDialogProps {
  /** The finished rounds that only this page holds, at least one. */
  readonly rounds: readonly FinishedRound[];
  /** Goes on and loses them. */
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/**
 * Asks before a new version of the app loses finished rounds that the browser could not keep, and
 * offers them as a file.
 */
export function UnsavedRoundsDialog({ rounds, onLeave, onClose }: UnsavedRoundsDialogProps) {
  const say = useSay();
  const [saved, setSaved] = useState('');
  const save = (): void => {
    const file = fileNameToday(say);
    saveText(file, formatMatch({ rounds: rounds.map(({ round }) => round) }));
    setSaved(say('records.saved', { file }));
  };
  const count = { rounds: rounds.length };
  return (
    <Dialog
      asks
      title={say('device.unsaved', count)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={save}>{say('records.save')}</Button>
          <Button onClick={onLeave}>{say('device.unsaved.leave')}</Button>
          <Button look="main" onClick={onClose}>
            {say('device.unsaved.stay')}
          </Button>
        </>
      }
    >
      <p>{say('device.unsaved.about', count)}</p>
      <p role="status" className={styles.told}>
        {saved}
      </p>
    </Dialog>
  );
}
