import { type DragEvent, useId, useState } from 'react';
import { failure, type Result } from '../../engine/index.ts';
import type { Match } from '../../store/match.ts';
import { type ImportProblem, readMatch } from '../../store/matchRecords.ts';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useSay } from '../voice.tsx';
import { importProblemWords } from './importProblemWords.ts';
import { isWorthKeeping } from './matchWords.ts';
import styles from './Records.module.css';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { mostFileBytes, readClipboard, readFile, type SourceProblem } from './sources.ts';

type Problem = ImportProblem | { readonly code: SourceProblem };

interface ImportDialogProps {
  /** The match that an opened one would replace. */
  readonly current: Match | null;
  readonly onOpen: (match: Match) => void;
  readonly onClose: () => void;
}

/** Opens records from a file, the clipboard or pasted text. They are read to the end before anything is replaced. */
export function ImportDialog({ current, onOpen, onClose }: ImportDialogProps) {
  const say = useSay();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const [sound, setSound] = useState<Match>();
  const fileId = useId();

  const consider = (candidate: string): void => {
    const match = readText(candidate);
    setProblem(match.ok ? undefined : match.problem);
    if (!match.ok) return;
    if (current !== null && isWorthKeeping(current)) setSound(match.value);
    else onOpen(match.value);
  };
  const take = async (source: Promise<Result<string, SourceProblem>>): Promise<void> => {
    const read = await source;
    if (!read.ok) return setProblem({ code: read.problem });
    setText(read.value);
    consider(read.value);
  };
  const takeFile = (file: File | undefined): void => {
    if (file !== undefined) void take(readFile(file));
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file !== undefined) takeFile(file);
    else setText(event.dataTransfer.getData('text'));
  };

  if (current !== null && sound !== undefined) {
    return (
      <ReplaceDialog
        match={current}
        by="open"
        onReplace={() => onOpen(sound)}
        onClose={() => setSound(undefined)}
      />
    );
  }
  return (
    <Dialog
      title={say('records.import')}
      onClose={onClose}
      onDrop={drop}
      actions={
        <>
          {problem !== undefined && (
            <div role="alert" className={styles.problem}>
              <p>{importProblemWords(problem, say)}</p>
              <p>{say('records.problem.kept')}</p>
            </div>
          )}
          <Button look="quiet" onClick={onClose}>
            {say('dialog.cancel')}
          </Button>
          <Button look="main" onClick={() => consider(text)}>
            {say('records.import.go')}
          </Button>
        </>
      }
    >
      <p>{say('records.import.about')}</p>
      <div className={styles.ways}>
        <label className={styles.pick} htmlFor={fileId}>
          {say('records.import.file')}
          <input
            id={fileId}
            className={styles.file}
            type="file"
            accept=".jsonl,.json,.txt,application/json"
            onChange={(event) => {
              takeFile(event.target.files?.[0]);
              // So that choosing the same file again, mended, is a change.
              event.target.value = '';
            }}
          />
        </label>
        <Button onClick={() => void take(readClipboard())}>
          {say('records.import.clipboard')}
        </Button>
      </div>
      <label className={styles.text}>
        {say('records.import.text')}
        <textarea
          value={text}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      </label>
    </Dialog>
  );
}

function readText(text: string): Result<Match, Problem> {
  return text.length > mostFileBytes ? failure({ code: 'too-large' }) : readMatch(text);
}
