import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatPlay } from '../../engine/index.ts';
import { reasonWords } from '../../text/fishing/reasonWords.ts';
import { playWords, type SpokenPlay } from '../../text/playWords.ts';
import type { TableModel } from '../fishing/table/tableModel.ts';
import { useSay } from '../voice/voice.tsx';
import { afterwards } from './afterwards.tsx';
import styles from './Log.module.css';
import { stepFrom } from './roving.ts';

interface LogProps {
  readonly model: TableModel;
  readonly onExport: () => void;
}

/**
 * The plays so far in the notation of records with words beside it, the newest at the end and in
 * sight. A bot's play tells on asking what speaks for it; those have one tab stop, arrows move
 * among them.
 */
export const Log = afterwards(function Log({ model, onExport }: LogProps) {
  const say = useSay();
  const { steps, names, bots, reasonOf } = model;
  const list = useRef<HTMLOListElement>(null);
  const [asked, setAsked] = useState<number>();
  const [visited, setVisited] = useState<number>();
  const count = steps.length;
  useEffect(() => {
    const lines = list.current;
    if (lines === null || count === 0) return;
    // At the table only the list itself, not whatever it lies in; in a dialog it is not the list
    // that scrolls.
    lines.scrollTop = lines.scrollHeight;
    if (lines.closest('dialog') !== null)
      lineAt(lines, count - 1)?.scrollIntoView({ block: 'end' });
  }, [count]);
  useEffect(() => {
    // In a dialog it is not the list that scrolls.
    if (asked !== undefined) lineAt(list.current, asked)?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  const byBots = steps.map(({ seat }) => bots.includes(seat));
  const stop = visited !== undefined && byBots[visited] ? visited : byBots.lastIndexOf(true);
  const move = (event: KeyboardEvent): void => {
    const to = stepFrom(stop, event.key, byBots, 1);
    if (to === undefined || !byBots[to]) return;
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
        {steps.map((step, at) => {
          const told = { ...step, name: names[step.seat] ?? '' };
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a play is its place in the round.
            <li key={at} className={styles.line} data-phase={step.phase}>
              {byBots[at] ? (
                <button
                  type="button"
                  className={styles.play}
                  aria-expanded={at === asked}
                  tabIndex={at === stop ? 0 : -1}
                  onFocus={() => setVisited(at)}
                  onClick={() => setAsked(at === asked ? undefined : at)}
                >
                  <PlayTold play={told} why />
                </button>
              ) : (
                <p className={styles.play}>
                  <PlayTold play={told} />
                </p>
              )}
              {at === asked && byBots[at] && (
                <p className={styles.reason}>{reasonWords(reasonOf(at), names, say)}</p>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
});

interface PlayToldProps {
  readonly play: SpokenPlay & { readonly standIn: boolean };
  readonly why?: boolean;
}

/** A play in notation and in words, who stood in for it, and the question if it has an answer. */
function PlayTold({ play, why = false }: PlayToldProps) {
  const say = useSay();
  return (
    <>
      <code className={styles.notation}>{formatPlay(play.play)}</code>{' '}
      <span>
        {playWords(play, say)}
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
