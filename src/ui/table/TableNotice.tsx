import { useContext, useDeferredValue, useEffect, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { TableSource } from '../../store/table/source.ts';
import { isForOtherKeys } from '../keys/namedKeyOf.ts';
import { AnnouncerContext } from '../told/announcerContext.ts';
import { undoWords } from '../undo/undoWords.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './TableNotice.module.css';

/**
 * Says in the place of the prompt that a play is on its way, or that an undo counts as practice or
 * why it was refused, until anything is pressed.
 */
export function TableNotice({ table }: { readonly table: TableSource }) {
  const say = useSay();
  const { tell } = useContext(AnnouncerContext);
  // Together with the table, which must not be told any more as it was before an undo.
  const moment = useDeferredValue(
    useStore(
      table,
      useShallow(({ undoing, sent }) => ({ undoing, sent })),
    ),
  );
  const { undoing, sent } = moment;
  const ofUndo = undoWords(undoing, say);
  const said = sent === null ? ofUndo : say('table.sent');
  // Told even if a key puts it away at once; and again for another undo.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each undo is told.
  useLayoutEffect(() => {
    if (said !== undefined) tell(said);
  }, [said, moment, tell]);
  useEffect(() => {
    if (ofUndo === undefined) return;
    const read = (event: Event): void => {
      // A key that is still held, or pressed for others, is no sign of having read.
      if (!(event instanceof KeyboardEvent) || !isNoSign(event))
        table.getState().deeds.forgetUndo?.();
    };
    // Captured, so that the key that has taken back does not come through here yet.
    window.addEventListener('pointerdown', read, true);
    window.addEventListener('keydown', read, true);
    return () => {
      window.removeEventListener('pointerdown', read, true);
      window.removeEventListener('keydown', read, true);
    };
  }, [ofUndo, table]);
  return (
    <div className={styles.place}>
      {said !== undefined && <p className={styles.notice}>{said}</p>}
    </div>
  );
}

function isNoSign(event: KeyboardEvent): boolean {
  return event.repeat || isForOtherKeys(event);
}
