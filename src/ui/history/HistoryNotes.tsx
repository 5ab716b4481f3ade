import { useEffect, useRef, useState } from 'react';
import type { History } from '../../store/history/history.ts';
import type { HistoryTrouble } from '../../store/history/historyTrouble.ts';
import type { Stock } from '../../store/history/takeStock.ts';
import { Button } from '../button/Button.tsx';
import { saveText } from '../records/deliver.ts';
import { focusHeading } from '../ScreenChange.tsx';
import { useSay } from '../voice.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import styles from './History.module.css';

interface HistoryNotesProps {
  readonly history: Pick<History, 'damagedText' | 'dropDamaged'>;
  readonly stock: Stock | null;
  readonly trouble: HistoryTrouble | null;
}

/** What is wrong with what is kept, in words. */
export function HistoryNotes({ history, stock, trouble }: HistoryNotesProps) {
  const say = useSay();
  const [told, setTold] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const { newer, damaged } = stock ?? { newer: 0, damaged: 0 };
  const save = async (): Promise<void> => {
    const text = await history.damagedText();
    if (text === undefined) return setTold(say('history.export.failed'));
    const file = say('records.damagedFile');
    saveText(file, text);
    setTold(say('records.saved', { file }));
  };
  const before = useRef(damaged);
  useEffect(() => {
    const isGone = damaged === 0 && before.current > 0;
    // The button that had the focus is gone.
    if (isGone && document.activeElement === document.body) focusHeading(document.body);
    before.current = damaged;
  }, [damaged]);
  const drop = async (): Promise<void> => {
    setIsAsked(false);
    if (await history.dropDamaged()) setTold(say('history.setAside.deleted'));
  };
  return (
    <>
      {trouble !== null && (
        <p role="alert" className={styles.trouble}>
          {say(`history.trouble.${trouble}`)}
        </p>
      )}
      {newer > 0 && <p className={styles.trouble}>{say('history.newer', { rounds: newer })}</p>}
      {damaged > 0 && (
        <section className={styles.trouble} aria-label={say('records.trouble.label')}>
          <p>{say('history.damaged', { rounds: damaged })}</p>
          <div className={styles.actions}>
            <Button onClick={() => void save()}>{say('records.trouble.saveDamaged')}</Button>
            <Button onClick={() => setIsAsked(true)}>{say('history.damaged.drop')}</Button>
          </div>
        </section>
      )}
      <p role="status" className={styles.told}>
        {told}
      </p>
      {isAsked && (
        <DeleteDialog
          title={say('history.setAside.drop')}
          about={say('history.damaged.drop.about', { rounds: damaged })}
          deed={say('history.damaged.drop')}
          onDelete={() => void drop()}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
