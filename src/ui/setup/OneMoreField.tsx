import { mostTypedName } from '../../records/plainName.ts';
import { somebody } from '../../store/match/holder.ts';
import { SwitchField } from '../choice/SwitchField.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './Setup.module.css';
import { type SetupDraft, usualName, variantOf } from './setupDraft.ts';

interface OneMoreFieldProps {
  readonly draft: SetupDraft;
  readonly onChange: (draft: SetupDraft) => void;
}

/** Whether one more person is at the table than have a seat, and what that person is called. */
export function OneMoreField({ draft, onChange }: OneMoreFieldProps) {
  const say = useSay();
  const { oneMore, seatCount } = draft;
  return (
    <div className={styles.who}>
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
          <input
            type="text"
            aria-label={say('start.friends.name', { seat: seatCount + 1 })}
            value={oneMore.name}
            placeholder={usualName(draft, seatCount, say)}
            maxLength={mostTypedName}
            autoComplete="off"
            onChange={({ target }) =>
              onChange({ ...draft, oneMore: { ...oneMore, name: target.value } })
            }
          />
        </div>
      )}
    </div>
  );
}

interface OneMoreSwitchProps {
  readonly draft: SetupDraft;
  readonly onSwitch: (on: boolean) => void;
}

/** Whether one more person is at the table than have a seat. */
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
