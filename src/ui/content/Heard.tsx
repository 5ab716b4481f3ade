import { stopAfter } from '../../text/heardSentences.ts';
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

/** The stop for the ear that words lack, and a blank before what comes next. */
export function Stop({ after }: { readonly after: string }) {
  return <Heard>{`${stopAfter(after)} `}</Heard>;
}

/** Words with a stop for the ear where they have none, and a blank before what comes next. */
export function Ended({ words }: { readonly words: string }) {
  return (
    <>
      <span>{words}</span>
      <Stop after={words} />
    </>
  );
}
