import panel from '../asking/Panel.module.css';
import choice from '../choice/Choice.module.css';
import { asServed, isFar, type WideDraft } from '../setup/farDraft.ts';
import { OneMoreField } from '../setup/OneMoreField.tsx';
import { SeatCountField } from '../setup/SeatCountField.tsx';
import { controlsHere, SeatList } from '../setup/SeatList.tsx';
import styles from '../setup/Setup.module.css';
import { mayOneSitOut, seatsOfDraft, type WishedControl, withSeat } from '../setup/setupDraft.ts';
import { useSay } from '../voice/voice.tsx';

interface SeatsFieldProps {
  readonly draft: WideDraft;
  /** Whether friends far away can be at the table. */
  readonly mayBeFar: boolean;
  readonly onChange: (draft: WideDraft) => void;
}

const [person, ...bots] = controlsHere;
/** Who can play a seat where friends may be far away. */
const controlsAnywhere: readonly WishedControl[] = [person, 'elsewhere', ...bots];

/** How many play, and who sits where; of bots, how strong they are. */
export function SeatsField({ draft, mayBeFar, onChange }: SeatsFieldProps) {
  const say = useSay();
  const far = isFar(draft);
  const controls = mayBeFar ? controlsAnywhere : controlsHere;
  const hasExpert = seatsOfDraft(draft).some(({ control }) => control === 'expert');
  return (
    <section className={styles.section}>
      <h3 className={choice.legend}>{say('start.seats')}</h3>
      <SeatCountField draft={draft} onChoose={(seatCount) => onChange({ ...draft, seatCount })} />
      <SeatList
        draft={asServed(draft)}
        controls={far ? controls.filter((control) => control !== 'expert') : controls}
        onSeat={(seat, change) => onChange(withSeat(draft, seat, change))}
      />
      {far && hasExpert && <p className={panel.dim}>{say('start.far.expert')}</p>}
      {mayOneSitOut(draft) && (
        <OneMoreField draft={draft} mayBeFar={mayBeFar} onChange={onChange} />
      )}
    </section>
  );
}
