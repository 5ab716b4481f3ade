import { useEffect, useRef, useState } from 'react';
import { failure, type Result } from '../../engine/index.ts';
import type { JoinNamed } from '../../store/joining.ts';
import type { Match } from '../../store/match/match.ts';
import { type ImportProblem, readMatch, takenIn } from '../../store/match/matchRecords.ts';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './Files.module.css';
import { importProblemWords } from './importProblemWords.ts';
import { type Source, SourceField, takeDropped } from './SourceField.tsx';
import { mostFileBytes, type SourceProblem } from './sources.ts';

type Problem = ImportProblem | { readonly code: SourceProblem | 'not-loaded' };

interface ImportDialogProps {
  readonly joinNamed: JoinNamed;
  readonly onOpen: (match: Match) => void;
  readonly onClose: () => void;
}

/**
 * Opens records from a file, the clipboard or pasted text. They are read to the end before anything
 * is opened.
 */
export function ImportDialog({ joinNamed, onOpen, onClose }: ImportDialogProps) {
  const say = useSay();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem>();
  // Which text waits for its family: none once the text is changed or the dialog is closed.
  const waiting = useRef<string>(undefined);
  useEffect(
    () => () => {
      waiting.current = undefined;
    },
    [],
  );

  const consider = (candidate: string): void => {
    waiting.current = candidate;
    const joining = isTooLarge(candidate) ? undefined : joinNamed(candidate);
    if (joining === undefined) {
      read(candidate);
      return;
    }
    const unlessOutdated = (go: () => void) => (): void => {
      if (waiting.current === candidate) go();
    };
    joining.then(
      unlessOutdated(() => read(candidate)),
      unlessOutdated(() => setProblem({ code: 'not-loaded' })),
    );
  };
  const change = (changed: string): void => {
    waiting.current = undefined;
    setText(changed);
  };
  const read = (candidate: string): void => {
    const match = readText(candidate);
    setProblem(match.ok ? undefined : match.problem);
    if (match.ok) onOpen(takenIn(match.value));
  };
  const take = async (source: Source): Promise<void> => {
    const read = await source;
    if (!read.ok) return setProblem({ code: read.problem });
    setText(read.value);
    consider(read.value);
  };
  const ways = {
    most: mostFileBytes,
    onText: change,
    onTake: (source: Source) => void take(source),
  };

  return (
    <Dialog
      asks
      title={say('records.import')}
      onClose={onClose}
      onDrop={(event) => takeDropped(event, ways)}
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
      <SourceField label={say('records.import.text')} text={text} {...ways} />
    </Dialog>
  );
}

function isTooLarge(text: string): boolean {
  return text.length > mostFileBytes;
}

function readText(text: string): Result<Match, Problem> {
  return isTooLarge(text) ? failure({ code: 'too-large' }) : readMatch(text);
}
