import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { copyText } from '../files/deliver.ts';
import styles from '../load/NotLoaded.module.css';
import { faultWordsHere } from './wordsHere.ts';

interface FaultDetailsProps {
  readonly error: unknown;
  /** Where it happened: the name of a screen or a room. */
  readonly place: string;
}

/** What a report of a fault needs, to be copied: no other way leads out of the page. */
export function FaultDetails({ error, place }: FaultDetailsProps) {
  const words = faultWordsHere();
  const [told, setTold] = useState('');
  const text = detailsOf(error, place);
  const copy = async (): Promise<void> => {
    setTold((await copyText(text)) ? words.copied : words.notCopied);
  };
  return (
    <details className={styles.details}>
      <summary>{words.details}</summary>
      <p>{words.detailsAbout}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls, the keyboard must be able to scroll it */}
      <pre tabIndex={0}>{text}</pre>
      <Button onClick={() => void copy()}>{words.copy}</Button>
      <p role="status">{told}</p>
    </details>
  );
}

function detailsOf(error: unknown, place: string): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const message = String(error);
  return [
    message,
    // Some browsers begin it with the message.
    stack.startsWith(message) ? stack.slice(message.length).trimStart() : stack,
    `${place}, ${document.documentElement.lang}`,
    navigator.userAgent,
  ].join('\n');
}
