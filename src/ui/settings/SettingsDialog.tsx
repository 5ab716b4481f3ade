import { useId } from 'react';
import { useStore } from 'zustand';
import type { FamilyId } from '../../engine/index.ts';
import { mostTypedName } from '../../records/mostTypedName.ts';
import type { SettingsStore } from '../../store/settings.ts';
import panel from '../asking/Panel.module.css';
import { Dialog } from '../dialog/Dialog.tsx';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import { HelpPart } from './HelpPart.tsx';
import { LookPart } from './LookPart.tsx';
import styles from './Settings.module.css';
import { OnOrOff, type PartProps, SettingsPart } from './SettingsPart.tsx';
import { SoundPart } from './SoundPart.tsx';

interface SettingsDialogProps {
  readonly settings: SettingsStore;
  /** Whose table it is opened at, if it is. */
  readonly family?: FamilyId | undefined;
  readonly onClose: () => void;
}

/** At a table what helps there comes first. */
export function SettingsDialog({ settings, family, onClose }: SettingsDialogProps) {
  const say = useSay();
  const chosen = useStore(settings);
  const part = { settings, chosen, onChange: chosen.change };
  return (
    <Dialog title={say('settings.title')} onClose={onClose}>
      {family !== undefined && <HelpPart {...part} family={family} />}
      <SoundPart {...part} />
      <LookPart {...part} />
      <NamePart {...part} />
      {family === undefined && <HelpPart {...part} />}
    </Dialog>
  );
}

function NamePart({ chosen, onChange }: PartProps) {
  const say = useSay();
  const id = useId();
  return (
    <SettingsPart title={say('settings.you')}>
      <label className={`${looks.stack1} ${styles.name}`}>
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
