import { familyWordsOf } from '../../text/families.ts';
import panel from '../asking/Panel.module.css';
import choice from '../choice/Choice.module.css';
import { SeatCountField } from '../setup/SeatCountField.tsx';
import { SeatList } from '../setup/SeatList.tsx';
import styles from '../setup/Setup.module.css';
import type { SetupDraft } from '../setup/setupDraft.ts';
import { useSay } from '../voice/voice.tsx';

interface SeatsFieldProps {
  readonly draft: SetupDraft;
  readonly onChange: (draft: SetupDraft) => void;
}

/** How many seats, and who plays each. */
export function SeatsField({ draft, onChange }: SeatsFieldProps) {
  const say = useSay();
  const { startersNote } = familyWordsOf(draft.variant);
  return (
    <section className={styles.section}>
      <h3 className={choice.legend}>{say('start.seats')}</h3>
      <SeatCountField draft={draft} onChoose={(seatCount) => onChange({ ...draft, seatCount })} />
      <SeatList draft={draft} onChange={onChange} />
      <p className={panel.dim}>{startersNote(say)}</p>
    </section>
  );
}
