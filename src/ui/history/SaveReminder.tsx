import { isReminderDue, unsavedOf } from '../../store/history/reminder.ts';
import type { Stock } from '../../store/history/takeStock.ts';
import { Button } from '../button/Button.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './History.module.css';

interface SaveReminderProps {
  readonly stock: Stock;
  readonly onSave: () => void;
  readonly onLater: () => void;
}

/**
 * Reminds somebody, seldom, of rounds that lie nowhere but where the browser may clear them away.
 */
export function SaveReminder({ stock, onSave, onLater }: SaveReminderProps) {
  const say = useSay();
  if (!isReminderDue(stock)) return null;
  return (
    <section className={styles.reminder} aria-label={say('history.reminder.label')}>
      <p>{say('history.reminder', { rounds: unsavedOf(stock) })}</p>
      <div className={styles.actions}>
        <Button onClick={onSave}>{say('history.export')}</Button>
        <Button look="quiet" onClick={onLater}>
          {say('history.reminder.later')}
        </Button>
      </div>
    </section>
  );
}
