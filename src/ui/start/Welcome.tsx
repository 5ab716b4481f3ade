import { kindOf } from '../../engine/index.ts';
import { PlainTile } from '../tile/PlainTile.tsx';
import { useFirstSay } from '../voice/firstVoice.ts';
import styles from './Welcome.module.css';

/** Heaven-Nine, the highest group: fifteen lakes begin with a catch. */
const floating = [kindOf('66'), kindOf('63'), kindOf('54')];

export function Welcome() {
  const say = useFirstSay();
  return (
    <header className={styles.welcome}>
      <div className={styles.sky} aria-hidden="true">
        <span className={styles.lantern} />
        <span className={styles.glimmer} />
      </div>
      <div className={styles.inner}>
        <div>
          <h1 className={styles.title}>{say('start.title')}</h1>
          <p className={styles.subtitle}>{say('start.subtitle')}</p>
        </div>
        <div className={styles.tiles} aria-hidden="true">
          {floating.map((kind) => (
            <span key={kind} className={styles.float}>
              <PlainTile kind={kind} />
            </span>
          ))}
        </div>
      </div>
      <svg
        className={styles.waves}
        viewBox="0 0 1200 60"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M0 22 Q75 6 150 22 T300 22 T450 22 T600 22 T750 22 T900 22 T1050 22 T1200 22 V60 H0 Z" />
        <path d="M0 36 Q100 22 200 36 T400 36 T600 36 T800 36 T1000 36 T1200 36 V60 H0 Z" />
        <path d="M0 48 Q60 38 120 48 T240 48 T360 48 T480 48 T600 48 T720 48 T840 48 T960 48 T1080 48 T1200 48 V60 H0 Z" />
      </svg>
    </header>
  );
}
