import { useStore } from 'zustand';
import type { FamilyId } from '../../engine/index.ts';
import type { SettingsStore } from '../../store/settings.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { useSay } from '../voice/voice.tsx';
import { HelpPart } from './HelpPart.tsx';
import { LookPart } from './LookPart.tsx';
import { NamePart } from './NamePart.tsx';
import { SoundPart } from './SoundPart.tsx';

interface SettingsDialogProps {
  readonly settings: SettingsStore;
  /** Whose table it is opened at, if it is. */
  readonly family?: FamilyId | undefined;
  readonly onClose: () => void;
}

/**
 * The choices of this device, each in force at once; what is looked for most comes first, at a
 * table what helps there.
 */
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
