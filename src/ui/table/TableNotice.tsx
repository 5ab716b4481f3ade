import { useContext, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { TableSource } from '../../store/table/source.ts';
import { isForOtherKeys } from '../keys/namedKeyOf.ts';
import { undoWords } from '../questions/UndoQuestion.tsx';
import { AnnouncerContext } from '../told/announcerContext.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './TableNotice.module.css';

/** An undo counts as practice, or why it was refused; until anything is pressed. */
export function TableNotice({ table }: { readonly table: TableSource }) {
  const say = useSay();
  const { tell } = useContext(AnnouncerContext);
  // Together with the table, which must not be told any more as it was before an undo.
  const undoing = useDeferredValue(useStore(table, (at) => at.undoing));
  const said = undoWords(undoing, say);
  // Told even if a key puts it away at once; and again for another undo.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each undo is told.
  useLayoutEffect(() => {
    if (said !== undefined) tell(said);
  }, [said, undoing, tell]);
  useReading(said === undefined ? undefined : () => table.getState().deeds.forgetUndo?.());
  return <Notice words={said} />;
}

/** Words in the place of the prompt; the place alone where there are none. */
export function Notice({ words }: { readonly words: string | undefined }) {
  return (
    <div className={styles.place}>
      {words !== undefined && <p className={styles.notice}>{words}</p>}
    </div>
  );
}

/** Takes what is pressed next for a sign that words were read; undefined while there are none. */
export function useReading(onRead: (() => void) | undefined): void {
  const reads = onRead !== undefined;
  const read = useRef(onRead);
  useLayoutEffect(() => {
    read.current = onRead;
  });
  useEffect(() => {
    if (!reads) return;
    const press = (event: Event): void => {
      // A key that is still held, or pressed for others, is no sign of having read.
      if (!(event instanceof KeyboardEvent) || !isNoSign(event)) read.current?.();
    };
    // Captured, so that the key that has taken back does not come through here yet.
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('keydown', press, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('keydown', press, true);
    };
  }, [reads]);
}

function isNoSign(event: KeyboardEvent): boolean {
  return event.repeat || isForOtherKeys(event);
}
