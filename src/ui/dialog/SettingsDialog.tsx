import { useStore } from 'zustand';
import { botSpeeds, type SettingsStore } from '../../store/settings.ts';
import { useSay } from '../voice.tsx';
import { Dialog } from './Dialog.tsx';
import styles from './SettingsDialog.module.css';

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
      <fieldset className={styles.group}>
        <legend>{say('dialog.speed')}</legend>
        <div className={styles.speeds}>
          {botSpeeds.map((speed) => (
            <label key={speed} className={styles.choice}>
              <input
                type="radio"
                name="speed"
                checked={speed === botSpeed}
                onChange={() => change({ botSpeed: speed })}
              />
              {say(`dialog.speed.${speed}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={pointsOnFish}
            aria-describedby="points-on-fish"
            onChange={(event) => change({ pointsOnFish: event.target.checked })}
          />
          {say('dialog.pointsOnFish')}
        </label>
        <p id="points-on-fish" className={styles.about}>
          {say('dialog.pointsOnFish.about')}
        </p>
      </div>
    </Dialog>
  );
}
