import { useState } from 'react';
import { type Added, mostLines, troubleOf } from '../../store/history/addLines.ts';
import type { WrongLine } from '../../store/history/historyFile.ts';
import type { Settings } from '../../store/settings.ts';
import { problemMessage } from '../../text/problems.ts';
import type { Say } from '../../text/say.ts';
import { Button } from '../button/Button.tsx';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './History.module.css';

interface AddedWordsProps {
  readonly added: Added;
  readonly onSettings: (settings: Settings) => void;
}

/**
 * What came of a file of rounds: what is new, what was known, and why other lines brought nothing.
 */
export function AddedWords({ added: came, onSettings }: AddedWordsProps) {
  const say = useSay();
  const [isUsed, setIsUsed] = useState(false);
  const { added, known, wrong, moreWrong, settings, cutShort } = came;
  const trouble = troubleOf(came);
  return (
    <div className={`${looks.stack} ${looks.parted} ${styles.came}`}>
      {trouble !== 'not-answering' && (
        <p>
          <strong>{say('history.import.added', { added })}</strong>
          {known > 0 && <span>{` ${say('history.import.known', { known })}`}</span>}
        </p>
      )}
      {trouble !== undefined && <p>{say(`history.trouble.${trouble}`)}</p>}
      {cutShort === 'too-many' && <p>{say('history.import.too-many', { lines: mostLines })}</p>}
      {cutShort !== null && cutShort !== 'not-answering' && <p>{say('history.import.stopped')}</p>}
      {wrong.length > 0 && (
        <>
          <p>{say('history.import.wrong', { wrong: wrong.length + moreWrong })}</p>
          <ul>
            {wrong.map((line, at) => (
              <li key={at}>{wrongLineWords(line, say)}</li>
            ))}
            {moreWrong > 0 && <li>{say('history.import.moreWrong', { lines: moreWrong })}</li>}
          </ul>
        </>
      )}
      {settings !== undefined && (
        <p className={`${looks.line} ${styles.settings}`}>
          <span>{say(isUsed ? 'history.import.settingsUsed' : 'history.import.settings')}</span>
          {!isUsed && (
            <Button
              onClick={() => {
                onSettings(settings);
                setIsUsed(true);
              }}
            >
              {say('history.import.useSettings')}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

function wrongLineWords({ line, problem }: WrongLine, say: Say): string {
  return problem.code === 'wrong-record'
    ? say('records.problem.wrong-record', { line, problem: problemMessage(problem.problem, say) })
    : say(`history.import.${problem.code}`, { line });
}
