import { useId } from 'react';
import type { aids, Settings, SettingsStore } from '../../store/settings.ts';
import { SwitchField } from '../choice/SwitchField.tsx';
import type { Elements } from '../content/content.ts';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './Settings.module.css';

/** What a part of the settings is given: the store, for what it tries out, and what is chosen. */
export interface PartProps {
  readonly settings: SettingsStore;
  readonly chosen: Settings;
  readonly onChange: (change: Partial<Settings>) => void;
}

export function SettingsPart({
  title,
  children,
}: {
  readonly title: string;
  readonly children: Elements;
}) {
  const id = useId();
  return (
    <section className={`${looks.stack} ${styles.part}`} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

interface OnOrOffProps extends Omit<PartProps, 'settings'> {
  readonly name:
    | (typeof aids)[number]
    | 'totals'
    | 'redAsRings'
    | 'playsForced'
    | 'sound'
    | 'touch'
    | 'streaks'
    | 'honours';
}

export function OnOrOff({ name, chosen, onChange }: OnOrOffProps) {
  const say = useSay();
  return (
    <SwitchField
      name={say(`settings.${name}`)}
      about={say(`settings.${name}.about`)}
      on={chosen[name]}
      onChange={(on) => onChange({ [name]: on })}
    />
  );
}
