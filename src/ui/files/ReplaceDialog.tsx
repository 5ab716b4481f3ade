import { useState } from 'react';
import type { Match } from '../../store/match/match.ts';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './Files.module.css';
import { fileNameOf, isUnfinished, matchWords, saveMatch } from './matchWords.ts';

interface ReplaceDialogProps {
  /** The match that would go. */
  readonly match: Match;
  /**
   * What takes its place: a new deal, an opened record, or a new version of the app where no match
   * can be saved.
   */
  readonly by: 'start' | 'open' | 'update';
  readonly onReplace: () => void;
  readonly onClose: () => void;
}

/** Asks before a match makes room for another, and offers its record. */
export function ReplaceDialog({ match, by, onReplace, onClose }: ReplaceDialogProps) {
  const say = useSay();
  const [saved, setSaved] = useState('');
  const save = (): void => {
    saveMatch(match, say);
    setSaved(say('records.saved', { file: fileNameOf(match, say) }));
  };
  const ended = isUnfinished(match) ? 'unfinished' : 'finished';
  const state = by === 'update' ? 'unsaved' : ended;
  return (
    <Dialog
      title={say('records.replace')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={save}>{say('records.export')}</Button>
          <Button onClick={onReplace}>{say(`records.replace.${by}`)}</Button>
          <Button look="main" onClick={onClose}>
            {say('records.replace.stay')}
          </Button>
        </>
      }
    >
      <p>{say(`records.replace.${state}`, matchWords(match, say))}</p>
      <p role="status" className={styles.told}>
        {saved}
      </p>
    </Dialog>
  );
}
