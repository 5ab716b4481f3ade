import { useCallback, useEffect, useRef, useState } from 'react';
import type { Added } from '../../store/history/addLines.ts';
import type { History } from '../../store/history/history.ts';
import type { Match } from '../../store/match/match.ts';
import { readMatch, takenIn } from '../../store/match/matchRecords.ts';
import { ownTextIn } from '../../store/ownText.ts';
import type { Place } from '../../store/places.ts';
import type { PuzzleDaysStore } from '../../store/puzzles/puzzleDays.ts';
import type { Settings } from '../../store/settings.ts';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import records from '../files/Files.module.css';
import { SourceField, takeDropped } from '../files/SourceField.tsx';
import { mostFileBytes, type SourceProblem } from '../files/sources.ts';
import { useSources } from '../files/useSources.ts';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import { AddedWords } from './AddedWords.tsx';
import styles from './History.module.css';

interface AddDialogProps {
  readonly history: Pick<History, 'add'>;
  /** A text that was brought here to be read. */
  readonly handed: string;
  /** Goes on at a table with a round that is not over. */
  readonly onOpen: (match: Match) => void;
  readonly onGo: (place: Place) => void;
  readonly puzzleDays: PuzzleDaysStore;
  readonly onSettings: (settings: Settings) => void;
  readonly onClose: () => void;
}

/** How far the dialog is: it asks for rounds, reads them, or tells what came of it. */
type Adding =
  | { readonly name: 'asking'; readonly problem?: SourceProblem | 'ledger' }
  | { readonly name: 'reading'; readonly done: number; readonly all: number }
  | { readonly name: 'done'; readonly added: Added; readonly toGoOn: Match | undefined };

/** Some ten thousand rounds; a larger file is not even read. */
const mostBytes = 40_000_000;

/** Brings rounds in from a file, the clipboard or pasted text, and tells what came of it. */
export function AddDialog({
  history,
  puzzleDays,
  handed,
  onOpen,
  onGo,
  onSettings,
  onClose,
}: AddDialogProps) {
  const say = useSay();
  const [text, setText] = useState(handed);
  const [stage, setStage] = useState<Adding>({ name: 'asking' });
  const stop = useRef(new AbortController());
  const halt = useCallback((): void => {
    stop.current.abort();
    stop.current = new AbortController();
  }, []);
  // Stop reading when the dialog closes: nothing is left to tell the outcome.
  useEffect(() => halt, [halt]);
  const toGoOn = stage.name === 'done' ? stage.toGoOn : undefined;
  const isReading = stage.name === 'reading';
  // What came of a file must not be lost to a press that would read an empty field.
  const isAllRead = stage.name === 'done' && text.trim() === '';
  const read = async (candidate: string): Promise<void> => {
    if (isReading) return;
    if (candidate.length > mostBytes) return setStage({ name: 'asking', problem: 'too-large' });
    const own = ownTextIn(candidate);
    if (own.is === 'link') return onGo(own.place);
    if (own.is === 'ledger') return setStage({ name: 'asking', problem: 'ledger' });
    setStage({ name: 'reading', done: 0, all: 0 });
    const added = await history.add(candidate, {
      onProgress: (done, all) => setStage({ name: 'reading', done, all }),
      signal: stop.current.signal,
    });
    // Results only get better, so nobody need be asked.
    if (added.puzzleDays !== undefined) puzzleDays.getState().bringIn(added.puzzleDays);
    const isUnfinished = added.wrong.some(({ problem }) => problem.code === 'unfinished');
    const mayGoOn = isUnfinished && own.is === 'records' && candidate.length <= mostFileBytes;
    const match = mayGoOn ? readMatch(own.text()) : undefined;
    setStage({ name: 'done', added, toGoOn: match?.ok ? takenIn(match.value) : undefined });
  };
  const { ways, forget } = useSources(mostBytes, setText, (found) => {
    if (found.ok) void read(found.value);
    else setStage({ name: 'asking', problem: found.problem });
  });
  const readField = (): void => {
    forget();
    void read(text);
  };
  return (
    <Dialog
      asks
      title={say('history.import')}
      onClose={onClose}
      onDrop={(event) => takeDropped(event, ways)}
      actions={
        <>
          {stage.name === 'asking' && stage.problem !== undefined && (
            <div role="alert" className={records.problem}>
              <p>{say(`records.problem.${stage.problem}`, { megabytes: mostBytes / 1_000_000 })}</p>
              {stage.problem === 'ledger' && (
                <Button onClick={() => onGo({ room: 'calculator' })}>
                  {say('rooms.calculator')}
                </Button>
              )}
            </div>
          )}
          <Button look={isAllRead ? 'main' : 'quiet'} onClick={onClose}>
            {say('dialog.close')}
          </Button>
          {!isAllRead && (
            <Button look="main" onClick={isReading ? halt : readField}>
              {say(isReading ? 'history.import.stop' : 'history.import.go')}
            </Button>
          )}
        </>
      }
    >
      <p>{say('history.import.about')}</p>
      <SourceField label={say('history.import.text')} text={text} {...ways} />
      {isReading && (
        <label className={`${looks.stack} ${looks.figures} ${styles.progress}`}>
          <span>{say('history.import.progress', { done: stage.done, all: stage.all })}</span>
          <progress value={stage.done} max={Math.max(stage.all, 1)} />
        </label>
      )}
      <div role="status">
        {stage.name === 'done' && <AddedWords added={stage.added} onSettings={onSettings} />}
        {toGoOn && <Button onClick={() => onOpen(toGoOn)}>{say('start.resume.go')}</Button>}
      </div>
    </Dialog>
  );
}
