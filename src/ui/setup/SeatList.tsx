import { useId } from 'react';
import { familyWordsOf } from '../../families/rules.ts';
import { mostTypedName } from '../../records/mostTypedName.ts';
import {
  botIn,
  type Control,
  type Holder,
  knownControls,
  seatsHere,
  somebody,
} from '../../store/match/holder.ts';
import panel from '../asking/Panel.module.css';
import looks from '../looks/looks.module.css';
import { Portrait } from '../opponents/Portrait.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './Setup.module.css';
import {
  type SeatDraft,
  type SetupDraft,
  seatsOfDraft,
  usualName,
  type WishedControl,
  wishedHolder,
} from './setupDraft.ts';

interface SeatListProps<Wished extends WishedControl> {
  readonly draft: SetupDraft<Wished>;
  readonly controls: readonly Wished[];
  readonly onSeat: (seat: number, change: Partial<SeatDraft<Wished>>) => void;
}

/** Who can play a seat at this device; the strongest bot first: it is what most people want. */
export const controlsHere: readonly [typeof somebody, ...Control[]] = [
  somebody,
  ...knownControls.filter((one) => one !== somebody).toReversed(),
];

export function SeatList<Wished extends WishedControl>(props: SeatListProps<Wished>) {
  const { draft, controls, onSeat } = props;
  const say = useSay();
  const id = useId();
  const seats = seatsOfDraft(draft);
  const { botAbout } = familyWordsOf(draft.variant);
  const played = controls.filter((each) => seats.some(({ control }) => control === each));
  const aboutOf = (holder: Holder): string => {
    switch (holder.by) {
      case 'bot':
        return botAbout(holder.level, say);
      case 'here':
        return say('start.control.person.about');
      case 'elsewhere':
        return say('start.control.elsewhere.about');
    }
  };
  return (
    <div className={looks.stack}>
      <div className={styles.seats}>
        {seats.map((seat, index) => (
          <SeatField
            // Seats have no identity but their place.
            key={index}
            number={index + 1}
            seat={seat}
            usual={usualName(draft, index, say)}
            controls={controls}
            aboutId={`${id}${seat.control}`}
            onChange={(change) => onSeat(index, change)}
          />
        ))}
      </div>
      {played.map((control) => {
        const holder = wishedHolder({ control });
        const level = botIn(holder);
        return (
          <div
            key={control}
            className={styles.holder}
            // Of one person at the device there is nothing to be seen.
            hidden={control === somebody && seatsHere(seats.map(wishedHolder)).length === 1}
          >
            {level && <Portrait level={level} />}
            <p id={`${id}${control}`} className={panel.dim}>
              {aboutOf(holder)}
            </p>
          </div>
        );
      })}
    </div>
  );
}

interface SeatFieldProps<Wished extends WishedControl> {
  readonly number: number;
  readonly seat: SeatDraft<Wished>;
  readonly usual: string;
  readonly controls: readonly Wished[];
  readonly aboutId: string;
  readonly onChange: (change: Partial<SeatDraft<Wished>>) => void;
}

function SeatField<Wished extends WishedControl>(props: SeatFieldProps<Wished>) {
  const { number, seat, usual, controls, aboutId, onChange } = props;
  const say = useSay();
  return (
    <fieldset className={styles.seat}>
      <legend className={looks.unseen}>{say('start.seat', { seat: number })}</legend>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      {seat.control !== 'elsewhere' && (
        <input
          type="text"
          aria-label={say('start.seat.name')}
          value={seat.name}
          placeholder={usual}
          maxLength={mostTypedName}
          autoComplete="off"
          onChange={(event) => onChange({ name: event.target.value })}
        />
      )}
      <select
        aria-label={say('start.seat.control')}
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
    </fieldset>
  );
}
