import styles from './Heard.module.css';

/**
 * Words for the ear, where a gap or a sign says the same to the eye. They stand in their line
 * without any size: readers take what lies outside of it for a line of its own.
 */
export function Heard({ children }: { readonly children: string }) {
  return (
    <span className={styles.heard} data-heard="">
      {children}
    </span>
  );
}
