import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { TableStore } from '../../store/table/table.ts';
import { isForOtherKeys } from '../keys/namedKeyOf.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './UndoNotice.module.css';
import { undoWords } from './undoWords.ts';

/**
 * Says in the place of the prompt that an undo counts as practice, or why it was refused, until
 * anything is pressed. Its live region is always in the page, as screen readers hear only changes
 * in it.
 */
export function UndoNotice({ store }: { readonly store: TableStore }) {
  const say = useSay();
  const said = undoWords(
    useStore(store, (state) => state.undoing),
    say,
  );
  const { forgetUndo } = store.getState();
  useEffect(() => {
    if (said === undefined) return;
    const read = (event: Event): void => {
      // A key that is still held, or pressed for others, is no sign of having read.
      if (!(event instanceof KeyboardEvent) || !isNoSign(event)) forgetUndo();
    };
    // Captured, so that the key that has taken back does not come through here yet.
    window.addEventListener('pointerdown', read, true);
    window.addEventListener('keydown', read, true);
    return () => {
      window.removeEventListener('pointerdown', read, true);
      window.removeEventListener('keydown', read, true);
    };
  }, [said, forgetUndo]);
  return (
    <div className={styles.place} aria-live="polite">
      {said !== undefined && <p className={styles.notice}>{said}</p>}
    </div>
  );
}

function isNoSign(event: KeyboardEvent): boolean {
  return event.repeat || isForOtherKeys(event);
}
