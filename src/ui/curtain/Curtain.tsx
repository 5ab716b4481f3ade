import { useId } from 'react';
import { Button } from '../button/Button.tsx';
import { Parted } from '../content/Parted.tsx';
import { useTold } from '../told/useTold.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './Curtain.module.css';

interface CurtainProps {
  /** Who the device goes to. */
  readonly name: string;
  /** What the others have played since. */
  readonly news: readonly string[];
  /** What is to be played now. */
  readonly turn: string;
  /** What was played since somebody looked and chose; the table may have told some of it. */
  readonly played: readonly string[];
  /** Who played last and may still take that back. */
  readonly undoer: string | undefined;
  /** What is said of the last undo. */
  readonly undoWords: string | undefined;
  readonly onLook: () => void;
  /** Who sits out, and may look on without a hand. */
  readonly onlooker: string | undefined;
  readonly onLookOn: (() => void) | undefined;
  readonly onUndo: () => void;
  readonly onHome: () => void;
}

/**
 * Stands in place of the table until the next person has the device. Focus waits on the heading and
 * not on the button, so that a key still held down from the last play shows nobody's tiles. It
 * tells the plays that the table had no time to tell, whom the device goes to, and whose turn it
 * is; what the others have played is told where it is shown again.
 */
export function Curtain(props: CurtainProps) {
  const { name, news, turn, played, undoer, undoWords, onLook, onUndo, onHome } = props;
  const { onlooker, onLookOn } = props;
  const say = useSay();
  const undoId = useId();
  const title = say('curtain.title', { name });
  useTold('table', [
    ...played.map((play, at) => ({ key: `${at} ${play}`, unlessTold: true, words: () => [play] })),
    { key: name, words: () => [title, turn] },
  ]);
  return (
    <main className={styles.curtain}>
      <div className={styles.lantern} aria-hidden="true" />
      <div className={styles.words}>
        <h1 aria-describedby={undoWords === undefined ? undefined : undoId}>{title}</h1>
        {news.length > 0 && (
          <ol className={styles.news} aria-label={say('table.news.label')}>
            {news.map((play, at) => (
              <li key={at}>{play}</li>
            ))}
          </ol>
        )}
        <p className={styles.turn}>
          <Parted words={turn} />
        </p>
        <Button look="main" className={styles.look} onClick={onLook}>
          {say('curtain.look', { name })}
        </Button>
        <div className={styles.undo}>
          {undoer !== undefined && (
            <Button onClick={onUndo}>{say('curtain.undo', { name: undoer })}</Button>
          )}
          <p id={undoId} aria-live="polite">
            {undoWords ??
              (undoer !== undefined && say('curtain.undoNote', { name: undoer, next: name }))}
          </p>
        </div>
        {onlooker !== undefined && onLookOn !== undefined && (
          <Button onClick={onLookOn}>{say('curtain.lookOn', { name: onlooker })}</Button>
        )}
        <Button look="quiet" onClick={onHome}>
          {say('rooms.home')}
        </Button>
      </div>
    </main>
  );
}
