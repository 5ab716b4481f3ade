import type { ShelfTrouble } from '../../store/shelf.ts';
import { Button } from '../button/Button.tsx';
import { saveText } from '../records/deliver.ts';
import records from '../records/Records.module.css';
import { useSay } from '../voice.tsx';

interface LedgerTroubleProps {
  readonly trouble: ShelfTrouble;
  readonly onDismiss: () => void;
}

/** What went wrong with keeping the ledger, in words, until somebody has understood it. */
export function LedgerTrouble({ trouble, onDismiss }: LedgerTroubleProps) {
  const say = useSay();
  return (
    <section className={records.trouble} aria-label={say('records.trouble.label')}>
      <p role="alert">{say(`calculator.trouble.${trouble.code}`)}</p>
      {trouble.code === 'damaged' && (
        <Button onClick={() => saveText(say('records.damagedFile'), trouble.text)}>
          {say('records.trouble.saveDamaged')}
        </Button>
      )}
      <Button onClick={onDismiss}>{say('records.trouble.dismiss')}</Button>
    </section>
  );
}
