import { type ReactNode, useContext } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { GoContext } from '../panel/goContext.ts';
import { useReadRules } from '../panel/useReadRules.ts';
import { useSay } from '../voice.tsx';
import styles from './MoreDialog.module.css';
import { type Question, questions } from './openDialog.ts';

interface MoreDialogProps {
  readonly onAsk: (question: Question) => void;
  readonly onLog: () => void;
  readonly onKeys: () => void;
  readonly onSettings: () => void;
  readonly updateEntry: ReactNode;
  readonly onClose: () => void;
}

/** Every question the table answers, and what else there is, for the finger; the same things have keys. */
export function MoreDialog({
  onAsk,
  onLog,
  onKeys,
  onSettings,
  updateEntry,
  onClose,
}: MoreDialogProps) {
  const say = useSay();
  const read = useReadRules();
  const go = useContext(GoContext);
  return (
    <Dialog title={say('more.title')} onClose={onClose}>
      <div className={styles.list}>
        {questions.map((one) => (
          <Button key={one} className={styles.item} onClick={() => onAsk(one)}>
            {say(`more.${one}`)}
          </Button>
        ))}
        {read !== undefined && (
          <Button className={styles.item} onClick={() => read()}>
            {say('rooms.rules')}
          </Button>
        )}
        {go !== undefined && (
          <Button className={styles.item} onClick={() => go({ room: 'learn', code: '' })}>
            {say('rooms.learn')}
          </Button>
        )}
        <Button className={styles.item} onClick={onLog}>
          {say('table.log')}
        </Button>
        <Button className={styles.item} onClick={onSettings}>
          {say('more.settings')}
        </Button>
        <Button className={styles.item} onClick={onKeys}>
          {say('table.keys.title')}
        </Button>
        {updateEntry}
      </div>
    </Dialog>
  );
}
