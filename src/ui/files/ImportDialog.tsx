import { useEffect, useRef, useState } from 'react';
import type { JoinNamed } from '../../store/joining.ts';
import type { Match } from '../../store/match/match.ts';
import { type ImportProblem, readMatch, takenIn } from '../../store/match/matchRecords.ts';
import { ownTextIn } from '../../store/ownText.ts';
import type { Place } from '../../store/places.ts';
import { problemMessage } from '../../text/problems.ts';
import type { Say } from '../../text/say.ts';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './Files.module.css';
import { SourceField, takeDropped } from './SourceField.tsx';
import { mostFileBytes, type SourceProblem } from './sources.ts';
import { useSources } from './useSources.ts';

type Problem = ImportProblem | { readonly code: SourceProblem | 'not-loaded' | 'ledger' };

interface ImportDialogProps {
  readonly joinNamed: JoinNamed;
  /** A text that was pasted before the dialog was open; empty without one. */
  readonly pasted: string;
  readonly onOpen: (match: Match) => void;
  /** Goes to where a text belongs that is not one match, with that text. */
  readonly onGo: (place: Place, text?: string) => void;
  readonly onClose: () => void;
}

/** Records are read to the end before anything is opened. */
export function ImportDialog({ joinNamed, pasted, onOpen, onGo, onClose }: ImportDialogProps) {
  const say = useSay();
  const [text, setText] = useState(pasted);
  const [problem, setProblem] = useState<Problem>();
  // Which text waits for its family: none once the text is changed or the dialog is closed.
  const waiting = useRef<string>(undefined);
  useEffect(
    () => () => {
      waiting.current = undefined;
    },
    [],
  );

  const consider = (brought: string): void => {
    setProblem(undefined);
    if (brought.length > mostFileBytes) {
      setProblem({ code: 'too-large' });
      return;
    }
    const own = ownTextIn(brought);
    if (own.is === 'link') onGo(own.place);
    else if (own.is === 'ledger') setProblem({ code: 'ledger' });
    else readOnceJoined(own.is === 'records' ? own.text() : brought);
  };
  const readOnceJoined = (candidate: string): void => {
    waiting.current = candidate;
    const joining = joinNamed(candidate);
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
    const match = readMatch(candidate);
    setProblem(match.ok ? undefined : match.problem);
    if (match.ok) onOpen(takenIn(match.value));
  };
  const { ways, forget } = useSources(mostFileBytes, change, (found) => {
    if (found.ok) {
      change(found.value);
      consider(found.value);
    } else setProblem({ code: found.problem });
  });

  const room = roomFor(problem?.code);
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
              {room && <Button onClick={() => onGo({ room }, text)}>{say(`rooms.${room}`)}</Button>}
            </div>
          )}
          <Button look="quiet" onClick={onClose}>
            {say('dialog.cancel')}
          </Button>
          <Button
            look="main"
            onClick={() => {
              forget();
              consider(text);
            }}
          >
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

/** The room where a text belongs that is sound but not one match. */
function roomFor(code: Problem['code'] | undefined): 'calculator' | 'history' | undefined {
  if (code === 'ledger') return 'calculator';
  return code === 'not-one-match' || code === 'unfinished-round' ? 'history' : undefined;
}

function importProblemWords(problem: Problem, say: Say): string {
  switch (problem.code) {
    case 'wrong-record':
      return say('records.problem.wrong-record', {
        line: problem.line,
        problem: problemMessage(problem.problem, say),
      });
    case 'not-one-match':
    case 'unfinished-round':
      return say(`records.problem.${problem.code}`, { line: problem.line });
    case 'too-large':
      return say('records.problem.too-large', { megabytes: mostFileBytes / 1_000_000 });
    case 'not-loaded':
      return say('dialog.notLoaded');
    case 'no-record':
    case 'unreadable':
    case 'clipboard':
    case 'ledger':
      return say(`records.problem.${problem.code}`);
  }
}
