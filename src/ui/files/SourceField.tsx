import { type DragEvent, useId } from 'react';
import { Button } from '../button/Button.tsx';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './Files.module.css';
import { readClipboard, readFile, type Source } from './sources.ts';
import { usePaste } from './usePaste.ts';

interface SourceFieldProps {
  readonly label: string;
  readonly text: string;
  readonly most: number;
  readonly onText: (text: string) => void;
  readonly onTake: (source: Source) => void;
}

/** A file, the clipboard, or text that is pasted into the field or beside it. */
export function SourceField({ label, text, most, onText, onTake }: SourceFieldProps) {
  const say = useSay();
  const fileId = useId();
  usePaste((pasted, target) => {
    const isBeside = !(target instanceof HTMLTextAreaElement) && pasted !== '';
    if (isBeside) onText(pasted);
    return isBeside;
  });
  return (
    <>
      <div className={looks.row3}>
        <label className={styles.pick} htmlFor={fileId}>
          <span>{say('records.import.file')}</span>
          <input
            id={fileId}
            className={styles.file}
            type="file"
            accept=".jsonl,.json,.txt,application/json"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file !== undefined) onTake(readFile(file, most));
              // So that choosing the same file again, mended, is a change.
              event.target.value = '';
            }}
          />
        </label>
        <Button onClick={() => onTake(readClipboard())}>{say('records.import.clipboard')}</Button>
      </div>
      <label className={`${looks.stack1} ${styles.text}`}>
        <span>{label}</span>
        <textarea
          value={text}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => onText(event.target.value)}
        />
      </label>
    </>
  );
}

export function takeDropped(
  event: DragEvent,
  { most, onText, onTake }: Pick<SourceFieldProps, 'most' | 'onText' | 'onTake'>,
): void {
  event.preventDefault();
  const [file] = event.dataTransfer.files;
  if (file !== undefined) onTake(readFile(file, most));
  else onText(event.dataTransfer.getData('text'));
}
