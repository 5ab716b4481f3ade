import type { LedgerState } from '../../store/ledger/ledgerStore.ts';
import type { Told } from '../../store/ledger/told.ts';
import { ChoiceField } from '../choice/ChoiceField.tsx';
import page from '../page/Page.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './LedgerPage.module.css';

interface ToldEndProps {
  readonly told: Told;
  readonly names: readonly string[];
  readonly onChange: LedgerState['changeTold'];
}

/** Who dealt a told round, and who ended it by declaring. */
export function ToldEnd({ told, names, onChange }: ToldEndProps) {
  const say = useSay();
  const seats = names.map((name, seat) => ({ value: seat, name }));
  return (
    <div className={`${page.card} ${styles.entering}`}>
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
