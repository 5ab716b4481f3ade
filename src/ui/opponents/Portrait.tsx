import type { BotId } from '../../bots/levels.ts';
import styles from './Portrait.module.css';

interface Features {
  readonly lines: string;
  readonly hair: string;
}

const faces: Readonly<Record<BotId, Features>> = {
  // Hair in the wind, an open mouth.
  random: {
    lines: 'M12.3 17h.01M19.7 17h.01M16 21.2a1.5 1.5 0 1 0 .01 0',
    hair: 'M6.6 17c-1-7 3.4-11 9.4-11C19 3.5 24 3 28.5 5.5 26.5 5.6 25.5 6.5 25 7.6c2 .4 3.5 1.8 4.5 4.2C27 10.5 24 11 21 11.5 15 12.5 9 11.5 6.6 17z',
  },
  // A fringe as if cut along a bowl, and a smile.
  novice: {
    lines: 'M12.3 18h.01M19.7 18h.01M12.5 22c2 2.2 5 2.2 7 0',
    hair: 'M6.2 17C5.5 9 9.5 5 16 5s10.5 4 9.8 12c-1-1-1.5-2-1.8-3.2H8C7.7 15 7.2 16 6.2 17z',
  },
  // Two buns.
  greedy: {
    lines: 'M12.3 18h.01M19.7 18h.01M13 22.6c2.2 1 4.6.5 6.2-1.4',
    hair: 'M7.5 3.5a3.6 3.6 0 1 0 .01 0zM24.5 3.5a3.6 3.6 0 1 0 .01 0zM6.5 16.5C6.5 9 10.5 6 16 6s9.5 3 9.5 10.5C21.5 15.5 18 13.5 16 10c-2 3.5-5.5 5.5-9.5 6.5z',
  },
  // A bald head, brows and a long beard.
  skilled: {
    lines: 'M12.3 17.6h.01M19.7 17.6h.01M10 14.6c1-.9 2.6-.9 3.6 0M18.4 14.6c1-.9 2.6-.9 3.6 0',
    hair: 'M7.4 20.5c1.6 1.8 4 .3 5.6-.5 1-.5 2-.5 3 0 1-.5 2-.5 3 0 1.6.8 4 2.3 5.6.5C24.6 26 20 30 16 31.5 12 30 7.4 26 7.4 20.5zm5.6 2.5a3 2 0 0 0 6 0z',
  },
  // A knot with a pin, and glasses.
  expert: {
    lines:
      'M12 15a2.9 2.9 0 1 0 .01 0M20 15a2.9 2.9 0 1 0 .01 0M14.9 17.5c.7-.5 1.5-.5 2.2 0M13.5 23.3c1.6 1 3.4 1 5 0M9.5 1.5l13 5',
    hair: 'M16 .8a3.6 3.6 0 1 0 .01 0zM6.6 16C6.6 9.5 10.5 6.6 16 6.6s9.4 2.9 9.4 9.4c-1.8-3.4-5-5-9.4-5s-7.6 1.6-9.4 5z',
  },
};

export function Portrait({ level }: { readonly level: BotId }) {
  const { lines, hair } = faces[level];
  return (
    <svg className={styles.portrait} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="18" r="9.6" />
      <path d={hair} className={styles.hair} />
      <path d={lines} />
    </svg>
  );
}
