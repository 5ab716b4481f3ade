import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { copyText, saveText } from '../records/deliver.ts';
import records from '../records/Records.module.css';
import { useSay } from '../voice.tsx';

interface SaveDialogProps {
  /** Gives the text of the file, undefined where the rounds cannot be read. */
  readonly onText: () => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** Saves or copies all rounds. */
export function SaveDialog({ onText, onClose }: SaveDialogProps) {
  const say = useSay();
  const [told, setTold] = useState('');
  const deliver = async (to: (text: string) => string | Promise<string>): Promise<void> => {
    const text = await onText();
    setTold(text === undefined ? say('history.export.failed') : await to(text));
  };
  const save = (text: string): string => {
    const file = say('records.fileName', { seed: today() });
    saveText(file, text);
    return say('records.saved', { file });
  };
  const copy = async (text: string): Promise<string> =>
    say((await copyText(text)) ? 'records.copied' : 'records.notCopied');
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
      <p role="status" className={records.told}>
        {told}
      </p>
    </Dialog>
  );
}

/** The day at this device, as in `2026-05-01`. */
function today(): string {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}
