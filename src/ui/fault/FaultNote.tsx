import { useStore } from 'zustand';
import type { FaultStore } from '../../store/faults.ts';
import { Button } from '../button/Button.tsx';
import styles from '../load/NotLoaded.module.css';
import { FaultDetails } from './FaultDetails.tsx';
import { faultWordsHere } from './wordsHere.ts';

interface FaultNoteProps {
  readonly faults: FaultStore;
  readonly place: string;
  /** The note, which had the focus, is gone. */
  readonly onGone: () => void;
}

export function FaultNote({ faults, place, onGone }: FaultNoteProps) {
  const error = useStore(faults, (state) => state.passing);
  if (error === null) return null;
  const words = faultWordsHere();
  return (
    <section className={styles.note} aria-label={words.title}>
      <p role="alert">{words.goesOn}</p>
      <Button onClick={() => location.reload()}>{words.reload}</Button>
      <Button
        onClick={() => {
          faults.getState().acknowledge();
          onGone();
        }}
      >
        {words.understood}
      </Button>
      <FaultDetails error={error} place={place} />
    </section>
  );
}
