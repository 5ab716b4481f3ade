import { mostTypedName } from '../../records/mostTypedName.ts';
import { somebody } from '../../store/match/holder.ts';
import { SwitchField } from '../choice/SwitchField.tsx';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import type { WideDraft } from './farDraft.ts';
import styles from './Setup.module.css';
import {
  type SeatDraft,
  type SetupDraft,
  usualName,
  variantOf,
  type WishedControl,
} from './setupDraft.ts';

interface OneMoreFieldProps {
  readonly draft: WideDraft;
  readonly mayBeFar: boolean;
  readonly onChange: (draft: WideDraft) => void;
}

const whoMore = [somebody, 'elsewhere'] as const;

export function OneMoreField({ draft, mayBeFar, onChange }: OneMoreFieldProps) {
  const say = useSay();
  const { oneMore, seatCount } = draft;
  const change = (changed: Partial<SeatDraft<WishedControl>>): void => {
    if (oneMore !== undefined) onChange({ ...draft, oneMore: { ...oneMore, ...changed } });
  };
  return (
    <div className={looks.stack}>
      <OneMoreSwitch
        draft={draft}
        onSwitch={(on) =>
          onChange({ ...draft, oneMore: on ? { name: '', control: somebody } : undefined })
        }
      />
      {oneMore !== undefined && (
        <div className={styles.seat}>
          <span className={styles.number} aria-hidden="true">
            {seatCount + 1}
          </span>
          {oneMore.control !== 'elsewhere' && (
            <input
              type="text"
              aria-label={say('start.friends.name', { seat: seatCount + 1 })}
              value={oneMore.name}
              placeholder={usualName(draft, seatCount, say)}
              maxLength={mostTypedName}
              autoComplete="off"
              onChange={({ target }) => change({ name: target.value })}
            />
          )}
          {mayBeFar && (
            <select
              aria-label={say('start.far.more', { seat: seatCount + 1 })}
              value={oneMore.control}
              onChange={({ target }) => {
                const control = whoMore.find((one) => one === target.value);
                if (control !== undefined) change({ control });
              }}
            >
              {whoMore.map((control) => (
                <option key={control} value={control}>
                  {say(`start.control.${control}`)}
                </option>
              ))}
            </select>
          )}
        </div>
      )}
    </div>
  );
}

interface OneMoreSwitchProps {
  readonly draft: Pick<SetupDraft<WishedControl>, 'variant' | 'oneMore'>;
  readonly onSwitch: (on: boolean) => void;
}

export function OneMoreSwitch({ draft, onSwitch }: OneMoreSwitchProps) {
  const say = useSay();
  const way = variantOf(draft).sitsOut === 'opposite' ? 'start.out.opposite' : 'start.out.about';
  return (
    <SwitchField
      name={say('start.out.more')}
      about={say(way)}
      on={draft.oneMore !== undefined}
      onChange={onSwitch}
    />
  );
}
