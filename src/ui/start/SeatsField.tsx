import choice from '../choice/Choice.module.css';
import { OneMoreField } from '../setup/OneMoreField.tsx';
import { SeatCountField } from '../setup/SeatCountField.tsx';
import { SeatList } from '../setup/SeatList.tsx';
import styles from '../setup/Setup.module.css';
import { mayOneSitOut, type SetupDraft } from '../setup/setupDraft.ts';
import { useSay } from '../voice/voice.tsx';

interface SeatsFieldProps {
  readonly draft: SetupDraft;
  readonly onChange: (draft: SetupDraft) => void;
}

/** How many play, and who sits where; of bots, how strong they are. */
export function SeatsField({ draft, onChange }: SeatsFieldProps) {
  const say = useSay();
  return (
    <section className={styles.section}>
      <h3 className={choice.legend}>{say('start.seats')}</h3>
      <SeatCountField draft={draft} onChoose={(seatCount) => onChange({ ...draft, seatCount })} />
      <SeatList draft={draft} onChange={onChange} />
      {mayOneSitOut(draft) && <OneMoreField draft={draft} onChange={onChange} />}
    </section>
  );
}
