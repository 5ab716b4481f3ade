import styles from './boards/Board.module.css';

/** What can be caught, a line for each bait. */
export function FishList({ fish }: { readonly fish: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {fish.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
