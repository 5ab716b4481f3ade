import styles from './Curve.module.css';

/** Stripes and dots, so that luck and choices are told apart without colour. */
export function Patterns({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern
        id={`${id}luck`}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect className={styles.luckGround} width="7" height="7" />
        <line className={styles.luckStroke} y2="7" />
      </pattern>
      <pattern id={`${id}skill`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect className={styles.skillGround} width="6" height="6" />
        <circle className={styles.skillDot} cx="3" cy="3" r="1.3" />
      </pattern>
    </defs>
  );
}
