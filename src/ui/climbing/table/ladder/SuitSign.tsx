import { type SuitId, suitIdsOf } from '../../../../text/climbing/suitWords.ts';
import styles from './SuitSign.module.css';

const scroll = 'M2.5 3h11M2.5 13h11M4.5 3v10M11.5 3v10M7 6.2h2M7 9.8h2';
const sword = 'M13.5 2.5 6.5 9.5M3.7 7.3l5 5M5.2 10.8 2.5 13.5';
const bow = 'M5 1.5c8.5 2.5 8.5 10.5 0 13zM1.5 8h12.5M11.5 5.5 14 8l-2.5 2.5';
const round = 'M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11z';

/** Each is told from the others by its outline alone. */
const shapes = {
  civil: { line: scroll },
  military1: { line: sword },
  military2: { line: bow },
  redMilitary: { line: sword },
  blackMilitary: { line: bow },
  // As red pips that are told without their colour are rings, too.
  red: { line: round },
  black: { line: round, filled: round },
  mixed: { line: round, filled: 'M8 2.5a5.5 5.5 0 0 0 0 11z' },
  only: undefined,
} as const satisfies Readonly<
  Record<SuitId, { readonly line: string; readonly filled?: string } | undefined>
>;

/** The sign of a suit, a dash for kinds of none; nothing where a game has a single suit. */
export function SuitSign({ variant, suit }: { variant: string; suit: number | null }) {
  const id = suit === null ? undefined : suitIdsOf(variant)[suit];
  const shape: { line: string; filled?: string } | undefined =
    suit === null ? { line: 'M4 8h8' } : id && shapes[id];
  if (shape === undefined) return null;
  return (
    <svg className={styles.sign} viewBox="0 0 16 16" aria-hidden="true" data-sign={id}>
      {shape.filled !== undefined && <path className={styles.filled} d={shape.filled} />}
      <path d={shape.line} />
    </svg>
  );
}
