import { useId } from 'react';
import { levels } from '../../bots/levels.ts';
import type { Control } from '../../store/match/match.ts';
import { mostTypedName } from '../../store/settings.ts';
import { familyWordsOf } from '../../text/families.ts';
import type { Say } from '../../text/say.ts';
import panel from '../asking/Panel.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './Setup.module.css';
import {
  type SeatDraft,
  type SetupDraft,
  seatsOfDraft,
  usualName,
  withSeat,
} from './setupDraft.ts';

interface SeatListProps {
  readonly draft: SetupDraft;
  readonly onChange: (draft: SetupDraft) => void;
}

/** The strongest first: it is what most people want. */
const controls: readonly Control[] = ['person', ...levels.toReversed()];

/** Who plays each of the seats. */
export function SeatList({ draft, onChange }: SeatListProps) {
  const say = useSay();
  return (
    <div className={styles.seats}>
      {seatsOfDraft(draft).map((seat, index) => (
        <SeatField
          // Seats have no identity but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a seat is
          key={index}
          number={index + 1}
          seat={seat}
          usual={usualName(draft, index, say)}
          about={controlAbout(draft, seat, say)}
          onChange={(change) => onChange(withSeat(draft, index, change))}
        />
      ))}
    </div>
  );
}

/** What is to be known of whoever plays a seat. */
function controlAbout({ variant }: SetupDraft, { control }: SeatDraft, say: Say): string {
  if (control === 'person') return say('start.control.person.about');
  return familyWordsOf(variant).botAbout(control, say);
}

interface SeatFieldProps {
  readonly number: number;
  readonly seat: SeatDraft;
  readonly usual: string;
  readonly about: string;
  readonly onChange: (change: Partial<SeatDraft>) => void;
}

function SeatField({ number, seat, usual, about, onChange }: SeatFieldProps) {
  const say = useSay();
  const aboutId = useId();
  return (
    <fieldset className={styles.seat}>
      <legend>{say('start.seat', { seat: number })}</legend>
      <label className={styles.entry}>
        {say('start.seat.name')}
        <input
          type="text"
          value={seat.name}
          placeholder={usual}
          maxLength={mostTypedName}
          autoComplete="off"
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </label>
      <label className={styles.entry}>
        {say('start.seat.control')}
        <select
          value={seat.control}
          aria-describedby={aboutId}
          onChange={(event) => {
            const control = controls.find((known) => known === event.target.value);
            if (control !== undefined) onChange({ control });
          }}
        >
          {controls.map((control) => (
            <option key={control} value={control}>
              {say(`start.control.${control}`)}
            </option>
          ))}
        </select>
      </label>
      <p id={aboutId} className={panel.dim}>
        {about}
      </p>
    </fieldset>
  );
}
