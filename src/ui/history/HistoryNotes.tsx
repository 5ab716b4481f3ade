import type { History } from '../../store/history/history.ts';
import type { HistoryTrouble } from '../../store/history/historyTrouble.ts';
import type { Stock } from '../../store/history/stockAfter.ts';
import { Button } from '../button/Button.tsx';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './History.module.css';
import { TroubleNote } from './TroubleNote.tsx';
import { useUnread } from './useUnread.tsx';

interface HistoryNotesProps {
  readonly history: Pick<History, 'damagedText' | 'dropDamaged'>;
  readonly stock: Stock | null;
  readonly trouble: HistoryTrouble | null;
}

/** What is wrong with what is kept, in words. */
export function HistoryNotes({ history, stock, trouble }: HistoryNotesProps) {
  const say = useSay();
  const { newer, damaged } = stock ?? { newer: 0, damaged: 0 };
  const { save, ask, answers } = useUnread({
    count: damaged,
    question: (rounds: number) => ({
      about: say('history.damaged.drop.about', { rounds }),
      deed: say('history.damaged.drop'),
    }),
    drop: history.dropDamaged,
  });
  return (
    <>
      <TroubleNote
        trouble={trouble}
        className={`${looks.stack3} ${looks.below4} ${styles.trouble}`}
      />
      {newer > 0 && (
        <p className={`${looks.stack3} ${looks.below4} ${styles.trouble}`}>
          {say('history.newer', { rounds: newer })}
        </p>
      )}
      {damaged > 0 && (
        <section
          className={`${looks.stack3} ${looks.below4} ${styles.trouble}`}
          aria-label={say('records.trouble.label')}
        >
          <p>{say('history.damaged', { rounds: damaged })}</p>
          <div className={`${looks.row3} ${styles.actions}`}>
            <Button onClick={() => void history.damagedText().then(save)}>
              {say('records.trouble.saveDamaged')}
            </Button>
            <Button onClick={() => ask(damaged)}>{say('history.damaged.drop')}</Button>
          </div>
        </section>
      )}
      {answers}
    </>
  );
}
