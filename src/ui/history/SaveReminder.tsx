import { isReminderDue } from '../../store/history/reminder.ts';
import { Button } from '../button/Button.tsx';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './History.module.css';

interface SaveReminderProps {
  /** How many rounds lie nowhere else. */
  readonly unsaved: number;
  /** How many did when the reminder was put off; null where it was not. */
  readonly putOffAt: number | null;
  readonly onSave: () => void;
  readonly onLater: () => void;
}

/**
 * Reminds somebody, seldom, of rounds that lie nowhere but where the browser may clear them away.
 */
export function SaveReminder({ unsaved, putOffAt, onSave, onLater }: SaveReminderProps) {
  const say = useSay();
  if (!isReminderDue(unsaved, putOffAt)) return null;
  return (
    <section
      className={`${looks.stack3} ${looks.panel} ${styles.reminder}`}
      aria-label={say('history.reminder.label')}
    >
      <p>{say('history.reminder', { rounds: unsaved })}</p>
      <div className={`${looks.row3} ${styles.actions}`}>
        <Button onClick={onSave}>{say('history.export')}</Button>
        <Button look="quiet" onClick={onLater}>
          {say('history.reminder.later')}
        </Button>
      </div>
    </section>
  );
}
