import type { EnteredCounts } from '../../../store/entering/counts.ts';
import { ChoiceField } from '../../choice/ChoiceField.tsx';
import styles from '../../ledger/LedgerPage.module.css';
import looks from '../../looks/looks.module.css';
import page from '../../page/Page.module.css';
import { useSay } from '../../voice/voice.tsx';

interface ToldEndProps {
  readonly told: EnteredCounts;
  readonly names: readonly string[];
  readonly onChange: (make: (before: EnteredCounts) => EnteredCounts) => void;
}

/** Who dealt a told round, and who ended it by declaring. */
export function ToldEnd({ told, names, onChange }: ToldEndProps) {
  const say = useSay();
  const seats = names.map((name, seat) => ({ value: seat, name }));
  return (
    <div className={`${page.card} ${looks.stack} ${styles.entering}`}>
      <ChoiceField
        look="row"
        legend={say('calculator.told.dealer')}
        options={seats}
        value={told.dealer}
        onChoose={(dealer) => onChange((before) => ({ ...before, dealer }))}
      />
      <ChoiceField<number | 'nobody' | ''>
        look="row"
        legend={say('calculator.told.declared')}
        options={[...seats, { value: 'nobody', name: say('calculator.told.nobody') }]}
        value={told.declarer ?? ''}
        onChoose={(chosen) =>
          onChange((before) => ({ ...before, declarer: chosen === '' ? null : chosen }))
        }
      />
    </div>
  );
}
