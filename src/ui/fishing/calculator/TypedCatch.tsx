import { useId, useState } from 'react';
import { formatCatch, mostCatchText, wordsOfCatch } from '../../../records/fishing/readCatch.ts';
import { plainTyped } from '../../../records/typed.ts';
import type { WordProblem } from '../../../store/fishing/ledger/entry.ts';
import type { Say } from '../../../text/say.ts';
import { tileInSentence } from '../../../text/tileNames.ts';
import panel from '../../asking/Panel.module.css';
import { meantKeys } from '../../keys/meantKeys.ts';
import looks from '../../looks/looks.module.css';
import { useSay } from '../../voice/voice.tsx';
import type { CatchCount } from './calculatorModel.ts';
import styles from './Entering.module.css';

interface TypedCatchProps {
  readonly count: CatchCount;
  readonly onType: (text: string) => void;
}

/**
 * The chosen catch as text, which changes with the tiles and changes them. What cannot be counted
 * stays and is told.
 */
export function TypedCatch({ count, onType }: TypedCatchProps) {
  const say = useSay();
  const id = useId();
  /** The text as it is being typed; until then the catch writes itself. */
  const [draft, setDraft] = useState<string | null>(null);
  const written = [formatCatch(count.order), ...count.unread].join(' ').trim();
  // The word at which somebody is still typing is no mistake yet.
  const isMidProblem = draft !== null && count.unread.at(-1) === wordAtEnd(readable(draft));
  const problems = isMidProblem ? count.problems.slice(0, -1) : count.problems;
  const finish = (): void => {
    if (draft !== null) onType(draft);
    setDraft(null);
  };
  return (
    <div className={`${looks.stack1} ${styles.typed}`}>
      <label htmlFor={id}>{say('calculator.type')}</label>
      <textarea
        id={id}
        rows={2}
        value={draft ?? written}
        maxLength={mostCatchText}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={problems.length > 0}
        aria-describedby={`${id}about ${id}problem`}
        onChange={({ target }) => {
          setDraft(target.value);
          onType(readable(target.value));
        }}
        onKeyDown={(event) => {
          const [key] = meantKeys(event.nativeEvent);
          if (key !== 'Enter') return;
          event.preventDefault();
          finish();
        }}
        onBlur={finish}
      />
      <p id={`${id}about`} className={panel.dim}>
        {say('calculator.type.about')}
      </p>
      <div id={`${id}problem`} role="alert" className={`${looks.wrong} ${looks.parted}`}>
        {problems.map((problem, at) => (
          <p key={at}>{problemWords(problem, say)}</p>
        ))}
        {problems.length > 0 && <p>{say('calculator.problem.kept')}</p>}
      </div>
    </div>
  );
}

/** A text that is being typed, without the sign for a number that is still to come. */
function readable(draft: string): string {
  return plainTyped(draft).replace(/[*x]$/iu, '');
}

/** The word that the next character would go on with; null where one would begin. */
function wordAtEnd(text: string): string | null {
  const words = wordsOfCatch(text);
  return wordsOfCatch(`${text}0`).length === words.length ? (words.at(-1) ?? null) : null;
}

function problemWords(problem: WordProblem, say: Say): string {
  if (problem.code === 'not-a-tile') {
    return say('calculator.problem.not-a-tile', { word: problem.word });
  }
  const { kind, held, entered } = problem;
  return say('calculator.problem.too-many', { tile: tileInSentence(kind, say), held, entered });
}
