import { useId } from 'react';
import { mostTypedName } from '../../records/mostTypedName.ts';
import panel from '../asking/Panel.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './Settings.module.css';
import { OnOrOff, type PartProps, SettingsPart } from './SettingsPart.tsx';

/** What somebody is called, and what is told of days and honours. */
export function NamePart({ chosen, onChange }: PartProps) {
  const say = useSay();
  const id = useId();
  return (
    <SettingsPart title={say('settings.you')}>
      <label className={styles.name}>
        <span>{say('settings.ownName')}</span>
        <input
          type="text"
          value={chosen.ownName}
          maxLength={mostTypedName}
          autoComplete="nickname"
          aria-describedby={id}
          onChange={(event) => onChange({ ownName: event.target.value })}
        />
      </label>
      <p id={id} className={panel.dim}>
        {say('settings.ownName.about')}
      </p>
      <OnOrOff name="streaks" chosen={chosen} onChange={onChange} />
      <OnOrOff name="honours" chosen={chosen} onChange={onChange} />
    </SettingsPart>
  );
}
