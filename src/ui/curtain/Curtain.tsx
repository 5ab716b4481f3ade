import type { Kind } from '../../engine/index.ts';
import { pipText, playWords, type SpokenPlay } from '../../text/playWords.ts';
import { Button } from '../button/Button.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './Curtain.module.css';

interface CurtainProps {
  /** Who the device goes to. */
  readonly name: string;
  readonly round: number;
  /** What the others have played since. */
  readonly news: readonly SpokenPlay[];
  /** The tile that waits to be played, undefined when it is the hand play. */
  readonly drawn: Kind | undefined;
  /** Whether the drawn tile catches nothing and will go to the lake by itself. */
  readonly playsItself: boolean;
  /** Who played last and may still take that back. */
  readonly undoer: string | undefined;
  readonly onLook: () => void;
  readonly onUndo: () => void;
  readonly onMenu: () => void;
}

/**
 * Stands in place of the table until the next person has the device. Focus waits on the heading and
 * not on the button, so that a key still held down from the last play shows nobody's tiles.
 */
export function Curtain({
  name,
  round,
  news,
  drawn,
  playsItself,
  undoer,
  onLook,
  onUndo,
  onMenu,
}: CurtainProps) {
  const say = useSay();
  return (
    <main className={styles.curtain}>
      <div className={styles.lantern} aria-hidden="true" />
      <div className={styles.words}>
        <h1>{say('curtain.title', { name })}</h1>
        {news.length > 0 && (
          <ol className={styles.news} aria-label={say('table.news.label')}>
            {news.map((play, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a play is its place among the others.
              <li key={at}>{playWords(play, say)}</li>
            ))}
          </ol>
        )}
        <p className={styles.turn}>
          {drawn === undefined
            ? say('curtain.hand', { round })
            : say(playsItself ? 'curtain.drawnItself' : 'curtain.drawn', {
                round,
                tile: pipText(drawn),
              })}
        </p>
        <Button look="main" className={styles.look} onClick={onLook}>
          {say('curtain.look', { name })}
        </Button>
        {undoer !== undefined && (
          <div className={styles.undo}>
            <Button onClick={onUndo}>{say('curtain.undo', { name: undoer })}</Button>
            <p>{say('curtain.undoNote', { name: undoer, next: name })}</p>
          </div>
        )}
        <Button look="quiet" onClick={onMenu}>
          {say('table.bar.menu')}
        </Button>
      </div>
    </main>
  );
}
