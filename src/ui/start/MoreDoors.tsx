import type { Place } from '../../store/places.ts';
import { Button } from '../button/Button.tsx';
import type { Elements } from '../content/content.ts';
import quiet from '../content/Quiet.module.css';
import fold from '../setup/SetupFold.module.css';
import { useFirstSay } from '../voice/firstVoice.ts';
import styles from './Start.module.css';

interface MoreDoorsProps {
  /** Whether one's rounds have a door of their own. */
  readonly isBack: boolean;
  /** The way onto the device, once it has come. */
  readonly install: Elements;
  readonly onGo: (place: Place) => void;
  readonly onImport: () => void;
}

export function MoreDoors({ isBack, install, onGo, onImport }: MoreDoorsProps) {
  const say = useFirstSay();
  return (
    <details className={fold.setup}>
      <summary className={fold.summary}>
        <h2>{say('start.tools')}</h2>
        <span className={quiet.words}>{say('start.tools.about')}</span>
      </summary>
      <nav className={styles.tools} aria-label={say('start.tools')}>
        <Button onClick={() => onGo({ room: 'learn', code: '' })}>{say('rooms.learn')}</Button>
        <Button onClick={() => onGo({ room: 'rules', code: '' })}>{say('rooms.rules')}</Button>
        {isBack ? (
          <Button onClick={() => onGo({ room: 'today' })}>{say('rooms.today')}</Button>
        ) : (
          <Button onClick={() => onGo({ room: 'history' })}>{say('rooms.history')}</Button>
        )}
        <Button onClick={onImport}>{say('records.import')}</Button>
        {install}
      </nav>
    </details>
  );
}
