import { useState } from 'react';
import type { Lasting } from '../../store/history/lasting.ts';
import { Button } from '../button/Button.tsx';
import { fileNameToday } from '../device/fileNameToday.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { copyText, saveFile } from '../files/deliver.ts';
import records from '../files/Files.module.css';
import { useSay } from '../voice/voice.tsx';

interface SaveDialogProps {
  readonly lasting: Lasting;
  /** Gives the file, undefined where the rounds cannot be read. */
  readonly onFile: () => Promise<Blob | undefined>;
  /** What was given is in somebody's hands. */
  readonly onDelivered: () => void;
  readonly onClose: () => void;
}

/** Saves or copies all rounds. */
export function SaveDialog({ lasting, onFile, onDelivered, onClose }: SaveDialogProps) {
  const say = useSay();
  const [told, setTold] = useState('');
  const deliver = async (to: (rounds: Blob) => string | Promise<string>): Promise<void> => {
    const rounds = await onFile();
    setTold(rounds === undefined ? say('history.export.failed') : await to(rounds));
  };
  const save = (rounds: Blob): string => {
    const file = fileNameToday(say);
    saveFile(file, rounds);
    onDelivered();
    return say('records.saved', { file });
  };
  const copy = async (rounds: Blob): Promise<string> => {
    const isCopied = await copyText(await rounds.text());
    if (isCopied) onDelivered();
    return say(isCopied ? 'records.copied' : 'records.notCopied');
  };
  return (
    <Dialog
      title={say('history.export')}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {say('dialog.close')}
          </Button>
          <Button onClick={() => void deliver(copy)}>{say('records.copy')}</Button>
          <Button look="main" onClick={() => void deliver(save)}>
            {say('records.save')}
          </Button>
        </>
      }
    >
      <p>{say('history.export.about')}</p>
      {lasting !== 'unknown' && <p>{say(`history.lasting.${lasting}`)}</p>}
      <p role="status" className={records.told}>
        {told}
      </p>
    </Dialog>
  );
}
