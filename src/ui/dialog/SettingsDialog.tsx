import { useStore } from 'zustand';
import { botSpeeds, type SettingsStore } from '../../store/settings.ts';
import choice from '../choice/Choice.module.css';
import { ChoiceField } from '../choice/ChoiceField.tsx';
import { useSay } from '../voice.tsx';
import { Dialog } from './Dialog.tsx';

interface SettingsDialogProps {
  readonly settings: SettingsStore;
  readonly onClose: () => void;
}

/** The choices of this device, each in force at once. */
export function SettingsDialog({ settings, onClose }: SettingsDialogProps) {
  const say = useSay();
  const { botSpeed, pointsOnFish, change } = useStore(settings);
  return (
    <Dialog title={say('dialog.settings')} onClose={onClose}>
      <ChoiceField
        look="row"
        legend={say('dialog.speed')}
        options={botSpeeds.map((speed) => ({ value: speed, name: say(`dialog.speed.${speed}`) }))}
        value={botSpeed}
        onChoose={(speed) => change({ botSpeed: speed })}
      />
      <div>
        <label className={choice.option}>
          <input
            type="checkbox"
            checked={pointsOnFish}
            aria-describedby="points-on-fish"
            onChange={(event) => change({ pointsOnFish: event.target.checked })}
          />
          {say('dialog.pointsOnFish')}
        </label>
        <p id="points-on-fish" className={choice.about}>
          {say('dialog.pointsOnFish.about')}
        </p>
      </div>
    </Dialog>
  );
}
