import styles from './Curve.module.css';

type LegendEntryProps = { readonly words: string } & (
  | { readonly look: 'line' | 'costly' }
  | {
      readonly look: 'luck' | 'skill';
      /** That of the patterns of the figure. */
      readonly id: string;
    }
);

export function LegendEntry(props: LegendEntryProps) {
  return (
    <span>
      <svg aria-hidden="true" width="22" height="14">
        {props.look === 'line' && <line className={styles.margin} x1="1" x2="21" y1="7" y2="7" />}
        {props.look === 'costly' && <path className={styles.costly} d="M11 2l-5 9h10z" />}
        {'id' in props && (
          <rect
            className={styles[props.look]}
            fill={`url(#${props.id}${props.look})`}
            width="22"
            height="14"
          />
        )}
      </svg>
      <span>{props.words}</span>
    </span>
  );
}
