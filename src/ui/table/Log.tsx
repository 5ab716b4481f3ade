import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSay } from '../voice/voice.tsx';
import styles from './Log.module.css';
import { stepFrom } from './roving.ts';

/** A play as the log tells it. */
export interface LoggedPlay {
  /** As records write it. */
  readonly notation: string;
  readonly words: string;
  /** Whether a turn begins with it. */
  readonly beginsTurn: boolean;
  /** Whether a quicker bot made it than was asked. */
  readonly standIn: boolean;
  /** Whether the log answers what speaks for it. */
  readonly isExplained: boolean;
}

interface LogProps {
  readonly plays: readonly LoggedPlay[];
  /** What speaks for the play of an index, in words. */
  readonly reasonAt: (at: number) => string;
  readonly onExport: () => void;
}

/**
 * The plays so far in the notation of records with words beside it, the newest at the end and in
 * sight. A play that is explained tells on asking what speaks for it; those have one tab stop,
 * arrows move among them.
 */
export function Log({ plays, reasonAt, onExport }: LogProps) {
  const say = useSay();
  const list = useRef<HTMLOListElement>(null);
  const [asked, setAsked] = useState<number>();
  const [visited, setVisited] = useState<number>();
  const count = plays.length;
  useEffect(() => {
    const lines = list.current;
    if (lines === null || count === 0) return;
    // At the table only the list scrolls, not what it lies in; in a dialog the dialog does.
    lines.scrollTop = lines.scrollHeight;
    if (lines.closest('dialog') !== null)
      lineAt(lines, count - 1)?.scrollIntoView({ block: 'end' });
  }, [count]);
  useEffect(() => {
    // In a dialog the dialog scrolls, not the list.
    if (asked !== undefined) lineAt(list.current, asked)?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  const explained = plays.map(({ isExplained }) => isExplained);
  const stop = visited !== undefined && explained[visited] ? visited : explained.lastIndexOf(true);
  const move = (event: KeyboardEvent): void => {
    const to = stepFrom(stop, event.key, explained, 1);
    if (to === undefined || !explained[to]) return;
    event.preventDefault();
    lineAt(list.current, to)?.querySelector('button')?.focus();
  };
  return (
    <div className={styles.log}>
      <div className={styles.head}>
        <h2 className={styles.title}>{say('table.log')}</h2>
        <button type="button" className={styles.export} onClick={onExport}>
          {say('records.export')}
        </button>
      </div>
      {count === 0 && <p className={styles.empty}>{say('table.log.empty')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys are those of the buttons in it. */}
      <ol
        ref={list}
        className={styles.lines}
        tabIndex={count === 0 || stop !== -1 ? -1 : 0}
        aria-label={say('table.log')}
        onKeyDown={move}
      >
        {plays.map((play, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a play is its place in the round.
          <li key={at} className={styles.line} data-begins={play.beginsTurn || undefined}>
            {play.isExplained ? (
              <button
                type="button"
                className={styles.play}
                aria-expanded={at === asked}
                tabIndex={at === stop ? 0 : -1}
                onFocus={() => setVisited(at)}
                onClick={() => setAsked(at === asked ? undefined : at)}
              >
                <LogLine play={play} why />
              </button>
            ) : (
              <p className={styles.play}>
                <LogLine play={play} />
              </p>
            )}
            {at === asked && play.isExplained && <p className={styles.reason}>{reasonAt(at)}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface LogLineProps {
  readonly play: LoggedPlay;
  readonly why?: boolean;
}

/** A play in notation and in words, who stood in for it, and the question if it has an answer. */
function LogLine({ play, why = false }: LogLineProps) {
  const say = useSay();
  return (
    <>
      <code className={styles.notation}>{play.notation}</code>{' '}
      <span>
        {play.words}
        {why && (
          <>
            {' '}
            <span className={styles.why}>{say('reason.ask')}</span>
          </>
        )}
        {play.standIn && <small className={styles.standIn}>{say('table.log.standIn')}</small>}
      </span>
    </>
  );
}

function lineAt(list: HTMLOListElement | null, at: number): Element | undefined {
  return list?.children[at];
}
