import { IconButton } from '../button/IconButton.tsx';
import type { Elements } from '../content/content.ts';
import { Parted } from '../content/Parted.tsx';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './Bar.module.css';

interface BarProps {
  readonly title: string;
  /** Says whose turn it is, in an element of the class `turn`. */
  readonly turnWords: Elements;
  readonly sound: boolean;
  readonly onHome: () => void;
  /** Leads to the hand; missing where there is none. */
  readonly onHand: (() => void) | undefined;
  readonly isTitleKept: boolean;
  readonly onUndo: (() => void) | undefined;
  readonly onSound: () => void;
  readonly onMore: () => void;
}

export function Bar(props: BarProps) {
  const { title, isTitleKept, turnWords, sound, onHome, onHand, onUndo, onSound, onMore } = props;
  const say = useSay();
  return (
    <header className={styles.bar} data-region="bar">
      <IconButton icon="home" name={say('rooms.home')} onClick={onHome} />
      <div className={styles.middle}>
        <h1 className={styles.title} data-kept={isTitleKept || undefined}>
          <Parted words={title} />
        </h1>
        {/* A screen begins at its heading: from there the hand is one step away. */}
        {onHand !== undefined && (
          <button type="button" className={`${looks.touch} ${styles.toHand}`} onClick={onHand}>
            {say('table.toHand')}
          </button>
        )}
        {turnWords}
      </div>
      <IconButton
        icon="undo"
        name={say('table.bar.undo')}
        named
        keyHint="U"
        disabled={onUndo === undefined}
        onClick={onUndo}
      />
      <IconButton
        icon={sound ? 'sound-on' : 'sound-off'}
        name={say(sound ? 'sound.on' : 'sound.off')}
        keyHint="M"
        onClick={onSound}
      />
      <IconButton icon="more" name={say('more.title')} onClick={onMore} />
    </header>
  );
}
